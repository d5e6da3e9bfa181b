import type { FactStore } from '../../../components/facts/factStore';
import type { FenceFault } from '../FenceFault';
import { reportMissing } from '../output/reportMissing';
import type { Fence } from '../page/Fence';

/** Whether a case failed with the message that a fence with `expect-error` and `case` promises. */
export function checkCaseFailure({ meta }: Fence, store: FactStore): FenceFault[] {
  const { case: id, 'expect-error': message = '' } = meta.attributes;
  if (!id || !message) return [];
  try {
    const { exit, log } = store.getCase(id);
    if (exit !== 0 && log.join('\n').includes(message)) return [];
    const said = log.find((line) => /^(?:error|warn)\b/.test(line)) ?? log.at(-1);
    return [
      {
        line: 0,
        rule: 'expected-error',
        message: `Case “${id}” does not fail with “${message}”: it exits with ${exit} and says “${said}”.`,
        hint: `\`npm run facts -- why ${id}\` shows its log.`,
      },
    ];
  } catch (error) {
    return [reportMissing(error)];
  }
}
