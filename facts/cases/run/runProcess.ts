import { execFile } from 'node:child_process';

export interface ProcessEnd {
  /** Exit code, or the signal that ended the process. */
  exit: number | string;
  /** What it wrote to stdout, then what it wrote to stderr. */
  log: string;
}

/** Longest a run may take, in ms, before its process is ended. */
const timeLimit = 300_000;
const outputLimit = 16 << 20;

/** Runs Node with these arguments in a separate process: a crash there ends nothing here. */
export function runProcess(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ProcessEnd> {
  const options = {
    cwd,
    timeout: timeLimit,
    maxBuffer: outputLimit,
    env: { ...plainEnvironment(), ...env },
  };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      const exit = error ? (error.signal ?? (typeof error.code === 'number' ? error.code : 1)) : 0;
      resolve({ exit, log: stdout + stderr });
    });
  });
}

/** The environment without what changes the tool: the same on every machine, in CI or not. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, SystemRoot, TEMP, TMPDIR } = process.env;
  return { PATH, HOME, SystemRoot, TEMP, TMPDIR, NO_COLOR: '1', TZ: 'UTC', LANG: 'C.UTF-8' };
}
