import { leftOut, steps } from './steps.mjs';

/**
 * What a command runs and what it leaves out.
 * @param {boolean} isFull whether it is `npm run test:full`, which leaves out nothing
 * @returns {{ command: string, planned: import('./steps.mjs').Step[], omitted: typeof leftOut }}
 */
export function planTests(isFull) {
  if (isFull) return { command: 'npm run test:full', planned: steps, omitted: [] };
  return {
    command: 'npm test',
    planned: steps.filter(({ isFullOnly }) => !isFullOnly),
    omitted: leftOut,
  };
}
