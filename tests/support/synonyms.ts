import table from '../../site/synonyms.json';
import { createSynonyms } from '../../theme/search/ranking/synonyms';

/** Those of this site. */
export const synonyms = createSynonyms(table);
