/** The words that belong to no title and no table: for every page that has neither. */
import { Words } from '../words/words.svelte';

export const sharedWords = new Words();
