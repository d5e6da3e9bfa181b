import { spawn } from 'node:child_process';
import path from 'node:path';

export interface BuildRun {
  code: number | null;
  /** Standard output and standard error as they came, without colors. */
  output: string;
}

/** What builds without a look at how pages are written, as scripts/build.mjs has it do while the check runs. */
export const uncheckedBuild = ['node_modules/@rspress/core/bin/rspress.js', 'build'];

/**
 * Runs `npm run build` of a copy of the repository, or another program of it, with its own settings of
 * the environment.
 */
export function runBuild(
  root: string,
  env: Record<string, string> = {},
  [program = '', ...args]: readonly string[] = ['scripts/run.mjs', 'build'],
): Promise<BuildRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, program), ...args], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
