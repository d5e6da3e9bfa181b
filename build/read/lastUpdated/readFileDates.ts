import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gitLogFormat, parseGitLog } from './parseGitLog';

export interface FileDates {
  /** Date of each file's last commit, ISO 8601 in UTC; the key is the path inside the folder. */
  dates: ReadonlyMap<string, string>;
  /** Why dates are missing, one sentence. */
  problem?: string;
}

const run = promisify(execFile);
const megabytes = 1024 * 1024;

async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder, maxBuffer: 256 * megabytes });
  return stdout;
}

/**
 * When each file below a folder was last committed, from one pass over its history. In a shallow clone
 * the oldest commit seems to have made every file: files it touched last have no date.
 */
export async function readFileDates(folder: string): Promise<FileDates> {
  try {
    const [log, shallowFile] = await Promise.all([
      git(
        folder,
        ...['log', '-z', '--cc', '--name-only', '--no-renames', '--relative'],
        ...[`--format=${gitLogFormat}`, '--', '.'],
      ),
      git(folder, 'rev-parse', '--git-path', 'shallow'),
    ]);
    const boundary = await readBoundary(path.resolve(folder, shallowFile.trim()));
    const commits = [...parseGitLog(log)];
    const known = commits.filter(([, { hash }]) => !boundary.has(hash));
    return {
      dates: new Map(known.map(([name, { time }]) => [name, new Date(time * 1000).toISOString()])),
      problem:
        known.length < commits.length
          ? `the clone is shallow, so ${commits.length - known.length} files have no date; ` +
            'fetch the whole history (`fetch-depth: 0`)'
          : undefined,
    };
  } catch (cause) {
    return { dates: new Map(), problem: `git gave no history: ${firstLine(cause)}` };
  }
}

/** Hashes of the commits whose parents a shallow clone lacks. */
async function readBoundary(file: string): Promise<ReadonlySet<string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return new Set(text.split('\n').filter(Boolean));
}

function firstLine(cause: unknown): string {
  const { stderr, message } = cause as { stderr?: string; message: string };
  return (stderr?.trim() || message).split('\n')[0] ?? '';
}
