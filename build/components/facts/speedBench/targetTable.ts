import reasons from '../../../../bench/speed/reasons.json' with { type: 'json' };
import { type Block, list, table, text } from '../components/nodes';
import type { SpeedBench } from './SpeedBench';
import { isMet, type Target } from './Target';
import { targets } from './targets';

/** Each target with what was measured. */
export function drawTargets(bench: SpeedBench): Block {
  return table([
    ['Target', 'Wanted', 'Measured', 'Met'],
    ...targets.map((target) => {
      const value = target.get(bench);
      return [
        target.name,
        showLimit(target),
        Number.isFinite(value) ? target.show(value) : 'not at all',
        isMet(target, value) ? 'yes' : 'no',
      ];
    }),
  ]);
}

/** Each missed target with why, as bench/speed/reasons.json says it: too long for a cell. */
export function drawMissed(bench: SpeedBench): Block {
  const missed = targets.filter((target) => !isMet(target, target.get(bench)));
  return list(
    missed.map(({ id, name }) => [
      { type: 'strong', children: [text(name)] },
      text(`: ${findReason(id)}.`),
    ]),
  );
}

function showLimit({ limit, show, isMoreBetter }: Target): string {
  if (limit === 0) return show(limit);
  return `${isMoreBetter ? '≥' : '≤'}\u00a0${show(limit)}`;
}

const findReason = (id: string): string =>
  new Map<string, string>(Object.entries(reasons)).get(id) ?? 'not known yet';
