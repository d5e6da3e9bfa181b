/**
 * What `npm test` runs, in order, as names of scripts in package.json. `isFedByBuild` marks those
 * that look at the built site, `needsBrowser` those that open it.
 * @type {{ name: string, isFedByBuild?: boolean, needsBrowser?: boolean }[]}
 */
export const steps = [
  { name: 'format:check' },
  { name: 'lint' },
  { name: 'typecheck' },
  { name: 'test:unit' },
  { name: 'build' },
  { name: 'test:site', isFedByBuild: true },
  { name: 'test:e2e', isFedByBuild: true, needsBrowser: true },
  { name: 'test:a11y', isFedByBuild: true, needsBrowser: true },
];

/** Scripts that `npm test` leaves out, and why. */
export const leftOut = [
  { name: 'test:full', reason: 'the long matrices; run nightly' },
  { name: 'test:network', reason: 'installs packages, so it needs the network' },
];
