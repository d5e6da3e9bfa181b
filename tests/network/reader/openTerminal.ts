import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Terminal {
  /** Waits until the command has printed this. */
  waitFor: (text: string) => Promise<void>;
  /** Presses Ctrl+C, which reaches the command and all it started; waits until they have ended. */
  interrupt: () => Promise<void>;
}

/** Starts a command that goes on until someone ends it. */
export function openTerminal(
  command: string,
  { folder, env }: { folder: string; env: NodeJS.ProcessEnv },
): Terminal {
  // A separate process group, as a terminal gives to each command.
  const child = spawn('bash', ['-c', command], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isRunning = true;
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', ({ message }) => (output += message));
  child.on('close', () => (isRunning = false));
  const shown = () => `${command} printed:\n${output}`;
  return {
    waitFor: (text) =>
      waitUntil(
        () => output.includes(text),
        () => `No "${text}". ${shown()}`,
      ),
    interrupt: async () => {
      if (!isRunning || !child.pid) return;
      process.kill(-child.pid, 'SIGINT');
      await waitUntil(
        () => !isRunning,
        () => `Ctrl+C did not end it. ${shown()}`,
      );
    },
  };
}

const interval = 200;
const longestWait = 60_000;

/** Looks again and again until something holds; after a minute throws what `explain` says. */
export async function waitUntil(holds: () => boolean, explain: () => string): Promise<void> {
  const end = performance.now() + longestWait;
  while (!holds()) {
    if (performance.now() > end) throw new Error(explain());
    await sleep(interval);
  }
}
