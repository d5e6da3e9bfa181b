import { createSynonyms } from './createSynonyms';

/** Divides a Chinese question all the same, at the words that only ask. */
export const noSynonyms = createSynonyms({ same: [], leadsTo: {} });
