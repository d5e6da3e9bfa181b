import table from '../../site/synonyms.json';
import { createSynonyms } from '../../search/synonyms';

/** Those of this site. */
export const synonyms = createSynonyms(table);
