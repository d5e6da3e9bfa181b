import type { WordEvidence } from './collectEvidence';
import type { Query } from './parseQuery';
import type { Section } from './Section';
import { stemWord } from './stemWord';
import { keywordSharePower } from './weights';

/** The words a query is about, by stem, with how much each tells. */
export interface AskedWords {
  importances: ReadonlyMap<string, number>;
  total: number;
}

/** Words that only ask are left out, and those that are nowhere. */
export function listAskedWords({ words }: Query, evidence: readonly WordEvidence[]): AskedWords {
  const importances = new Map<string, number>();
  for (const [at, { term, importance }] of words.entries()) {
    const told = evidence[at]?.importance ?? 0;
    if (importance === 1 && told > 0) importances.set(stemWord(term), told);
  }
  const total = [...importances.values()].reduce((sum, one) => sum + one, 0);
  return { importances, total };
}

/**
 * How much of a query one keyword of a section says, times how much of the keyword that is: 1 where they
 * say the same, less for "watch mode" asked of "build mode".
 */
export function getKeywordShare(
  { keywordStems }: Pick<Section, 'keywordStems'>,
  { importances, total }: AskedWords,
): number {
  if (total === 0) return 0;
  const usual = total / importances.size;
  let best = 0;
  for (const stems of keywordStems) {
    let asked = 0;
    let others = 0;
    for (const stem of stems) {
      const importance = importances.get(stem);
      if (importance === undefined) others += usual;
      else asked += importance;
    }
    if (asked === 0) continue;
    const share = (asked / total) * (asked / (asked + others)) ** keywordSharePower;
    if (share > best) best = share;
  }
  return best;
}
