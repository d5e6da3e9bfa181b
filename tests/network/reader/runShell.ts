import { execFile } from 'node:child_process';

export interface ShellRun {
  /** Exit code; 127 where there is no bash, 1 where the commands took too long. */
  code: number;
  stdout: string;
  stderr: string;
}

export interface ShellOptions {
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Milliseconds after which the commands are stopped. */
  longest: number;
}

/** Runs commands as a page shows them, one after another, up to the first that fails. */
export function runShell(
  commands: string,
  { folder, env, longest }: ShellOptions,
): Promise<ShellRun> {
  return new Promise((resolve) => {
    execFile(
      'bash',
      ['-e', '-o', 'pipefail', '-c', commands],
      { cwd: folder, env, timeout: longest },
      (error, stdout, stderr) => {
        if (!error) resolve({ code: 0, stdout, stderr });
        else if (error.code === 'ENOENT') resolve({ code: 127, stdout, stderr: error.message });
        else resolve({ code: Number(error.code) || 1, stdout, stderr });
      },
    );
  });
}
