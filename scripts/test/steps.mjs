/**
 * @typedef {{ name: string, isFedByBuild?: boolean, needsBrowser?: boolean, isFullOnly?: boolean }} Step
 */

/**
 * What `npm test` runs, in order, as names of scripts in package.json. `isFedByBuild` marks those
 * that look at the built site, `needsBrowser` those that open it, `isFullOnly` those that only
 * `npm run test:full` runs. That two folders give the same bytes is tested in `test:site`.
 * @type {Step[]}
 */
export const steps = [
  { name: 'format:check' },
  { name: 'lint' },
  { name: 'typecheck' },
  { name: 'facts:check' },
  { name: 'test:unit' },
  { name: 'build' },
  { name: 'test:site', isFedByBuild: true },
  { name: 'test:e2e', isFedByBuild: true, needsBrowser: true },
  { name: 'test:a11y', isFedByBuild: true, needsBrowser: true },
  { name: 'test:faults', isFedByBuild: true, needsBrowser: true },
  { name: 'test:long', isFedByBuild: true, needsBrowser: true, isFullOnly: true },
  { name: 'test:network', isFullOnly: true },
];

/** Scripts that `npm test` leaves out, and why. */
export const leftOut = [
  {
    name: 'test:full',
    reason:
      'whole sweeps instead of samples, and what takes long or needs the network; run nightly',
  },
  {
    name: 'test:long',
    reason: 'a build below a base path, a sidebar of 300 pages, the review of pictures',
  },
  { name: 'test:network', reason: 'installs packages, so it needs the network' },
];

/**
 * What a command runs and what it leaves out.
 * @param {boolean} isFull whether it is `npm run test:full`, which leaves out nothing
 * @returns {{ command: string, planned: Step[], omitted: typeof leftOut }}
 */
export function planTests(isFull) {
  if (isFull) return { command: 'npm run test:full', planned: steps, omitted: [] };
  return {
    command: 'npm test',
    planned: steps.filter(({ isFullOnly }) => !isFullOnly),
    omitted: leftOut,
  };
}
