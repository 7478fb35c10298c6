/** The words of the house itself, without a table. */
import { Words } from '../words/words.svelte';

export const house = new Words();
