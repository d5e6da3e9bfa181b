import table from '../../site/synonyms.json';
import { createSynonyms } from '../../theme/search/ranking/createSynonyms';

/** Those of this site. */
export const synonyms = createSynonyms(table);
