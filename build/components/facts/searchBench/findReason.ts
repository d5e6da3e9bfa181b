import written from '../../../../bench/search/reasons.json' with { type: 'json' };
import type { Loss } from './listLosses';

export interface Reason {
  /** Name of the figure. */
  figure: string;
  /** A class of questions; `all` for all of them. */
  class: string;
  /** The sets of questions it is true of. */
  sets: readonly string[];
  reason: string;
}

/** Why a peer is ahead, as bench/search/reasons.json says it. */
export function findReason(
  { set, kind, figure, isSlight }: Loss,
  reasons: readonly Reason[] = written,
): string {
  const found = reasons.find(
    (one) => one.figure === figure.name && one.class === (kind ?? 'all') && one.sets.includes(set),
  );
  return found?.reason ?? (isSlight ? 'less than one question' : 'not known');
}
