import type { LoadedCase } from '../readCase';

/** Kinds of cases that a process which has run others cannot show, or not leave as it was. */
const reasons: readonly { reason: string; holds: (loaded: LoadedCase) => boolean }[] = [
  {
    reason: 'it takes the process down',
    holds: ({ expect: { exit } }) => typeof exit === 'string',
  },
  {
    reason: 'the log level that it sets stays set',
    holds: ({ command = [], files }) =>
      command.includes('--log-level') ||
      [...files].some(([name, content]) => name !== 'case.ts' && content.includes('logLevel')),
  },
];

/** Why a case needs a process of its own, or `undefined` where it does not. */
export function findReasonToRunAlone(loaded: LoadedCase): string | undefined {
  return loaded.alone ?? reasons.find(({ holds }) => holds(loaded))?.reason;
}
