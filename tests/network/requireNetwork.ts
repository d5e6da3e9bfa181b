import { tmpdir } from 'node:os';
import { createReaderEnvironment, runShell } from './reader/createReader';

/**
 * Asks the registry one question before any test runs, so that a missing network is reported once and is
 * not a failure of every step.
 */
export default async function requireNetwork(): Promise<void> {
  const env = createReaderEnvironment(process.env);
  const command = 'npm view @rslib/core version --fetch-retries=0';
  const { code, stderr } = await runShell(command, { folder: tmpdir(), env, longest: 60_000 });
  if (code === 0) return;
  throw new Error(`Nothing was tested, since npm could not ask the registry:\n${stderr}`);
}
