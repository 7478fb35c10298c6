/** What whoever has been here before finds at home; fetched for nobody else. */
export { default as Desk } from './Desk.svelte';
export { default as Lately } from './Lately.svelte';
export { greetingOf, lineOf } from './lines';
