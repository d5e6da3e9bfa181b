import type { SearchRecord } from '../../site/searchRecord';
import table from '../../site/synonyms.json';
import type { LocalSearch } from '../../search/answerQuery';
import { createSearchIndex } from '../../search/searchIndex';
import { createSynonyms } from '../../search/synonyms';

/** Those of this site. */
export const synonyms = createSynonyms(table);

/** What the search worker has once its index and the synonyms of this site have come. */
export function createLocalSearch(records: readonly SearchRecord[]): LocalSearch {
  const { add, finish } = createSearchIndex(synonyms);
  for (const record of records) add(record);
  return { records, index: finish(), synonyms };
}
