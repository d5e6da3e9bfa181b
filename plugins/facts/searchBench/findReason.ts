import reasons from '../../../bench/search/reasons.json' with { type: 'json' };
import type { Loss } from './listLosses';

/** Why a peer is ahead, as bench/search/reasons.json says it. */
export function findReason({ set, kind, figure, isSlight }: Loss): string {
  const found = reasons.find(
    (one) => one.figure === figure.name && one.class === (kind ?? 'all') && one.sets.includes(set),
  );
  return found?.reason ?? (isSlight ? 'less than one question' : 'not known');
}
