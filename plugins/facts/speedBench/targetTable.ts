import reasons from '../../../bench/speed/reasons.json' with { type: 'json' };
import { type Block, table } from '../components/nodes';
import type { SpeedBench } from './SpeedBench';
import { isMet, type Target } from './Target';
import { targets } from './targets';

/** Each target with what was measured; where it is missed, why, as bench/speed/reasons.json says it. */
export function drawTargets(bench: SpeedBench): Block {
  return table([
    ['Target', 'Wanted', 'Measured', 'Met', 'Why not'],
    ...targets.map((target) => {
      const value = target.get(bench);
      const met = isMet(target, value);
      return [
        target.name,
        showLimit(target),
        Number.isFinite(value) ? target.show(value) : 'not at all',
        met ? 'yes' : 'no',
        met ? '' : findReason(target.id),
      ];
    }),
  ]);
}

function showLimit({ limit, show, isMoreBetter }: Target): string {
  if (limit === 0) return show(limit);
  return `${isMoreBetter ? '≥' : '≤'} ${show(limit)}`;
}

const findReason = (id: string): string =>
  new Map<string, string>(Object.entries(reasons)).get(id) ?? 'not known yet';
