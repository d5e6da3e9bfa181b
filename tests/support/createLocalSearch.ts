import type { SearchRecord } from '../../site/searchRecord';
import type { LocalSearch } from '../../theme/search/local/answerQuery';
import { buildSearchIndex } from '../../theme/search/ranking/searchIndex';
import { synonyms } from './synonyms';

/** What the search worker has once its index and the synonyms of this site have come. */
export function createLocalSearch(records: readonly SearchRecord[]): LocalSearch {
  return { records, index: buildSearchIndex(records, synonyms), synonyms };
}
