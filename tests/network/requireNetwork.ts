import { tmpdir } from 'node:os';
import { findNetworkFailure } from '../../scripts/process/npm.mjs';
import { createReaderEnvironment, runShell } from './reader/createReader';

const longestAnswer = 60_000;

/**
 * Asks the registry one question before any test runs, so that a missing network gives one clear
 * sentence and not a failure of every step.
 */
export default async function requireNetwork(): Promise<void> {
  const { code, stdout, stderr } = await runShell(
    'npm view @rslib/core version --fetch-retries=0',
    {
      folder: tmpdir(),
      env: createReaderEnvironment(process.env),
      longest: longestAnswer,
    },
  );
  if (code === 0) return;
  const failure = findNetworkFailure(stderr);
  throw new Error(
    failure
      ? `There is no network (${failure.code}${failure.address ? ` at ${failure.address}` : ''}): npm run test:network installs packages, so nothing was tested. Connect, then run it again.`
      : `npm view @rslib/core ended with code ${code}, so nothing was tested:\n${stdout}${stderr}`,
  );
}
