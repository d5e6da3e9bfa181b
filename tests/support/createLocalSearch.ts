import type { SearchRecord } from '../../site/searchRecord';
import type { LocalSearch } from '../../search/answerQuery';
import { buildSearchIndex } from '../../search/searchIndex';
import { synonyms } from './synonyms';

/** What the search worker has once its index and the synonyms of this site have come. */
export function createLocalSearch(records: readonly SearchRecord[]): LocalSearch {
  return { records, index: buildSearchIndex(records, synonyms), synonyms };
}
