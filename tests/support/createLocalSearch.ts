import type { SearchRecord } from '../../site/searchRecord';
import table from '../../site/synonyms.json';
import type { LocalSearch } from '../../search/answerQuery';
import { buildSearchIndex } from '../../search/searchIndex';
import { createSynonyms } from '../../search/synonyms';

/** Those of this site. */
export const synonyms = createSynonyms(table);

/** What the search worker has once its index and the synonyms of this site have come. */
export function createLocalSearch(records: readonly SearchRecord[]): LocalSearch {
  return { records, index: buildSearchIndex(records, synonyms), synonyms };
}
