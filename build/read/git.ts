import { execFileSync } from 'node:child_process';

/** What git prints in a folder; nothing where there is no history. */
export function readGit(folder: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}
