export type SearchStage = 'hint' | 'waiting' | 'failed' | 'none' | 'found';

export interface SearchStageOptions {
  query: string;
  isPending: boolean;
  hasFailed: boolean;
  total: number;
}

/** How a search stands; results stay on show while the next answer is awaited. */
export function getSearchStage({
  query,
  isPending,
  hasFailed,
  total,
}: SearchStageOptions): SearchStage {
  if (hasFailed && !isPending) return 'failed';
  if (!query.trim()) return 'hint';
  if (total > 0) return 'found';
  return isPending ? 'waiting' : 'none';
}
