import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { logger, type RspressPlugin } from '@rspress/core';

/**
 * Adds `lastUpdatedTime` to page data: the date of the page's last commit as ISO 8601 in UTC, so that
 * every machine builds the same. A page without a trustworthy date has none.
 */
export function lastUpdated(): RspressPlugin {
  let root = '';
  let history: FileDates = { dates: new Map() };
  return {
    name: 'last-updated',
    config(config) {
      root = path.resolve(config.root ?? 'docs');
      return config;
    },
    async routeGenerated() {
      history = await readFileDates(root);
      if (history.problem) logger.warn(`Last-updated dates: ${history.problem}`);
    },
    extendPageData(page) {
      const name = path.relative(root, page._filepath).split(path.sep).join('/');
      const time = history.dates.get(name);
      if (time) Object.assign(page, { lastUpdatedTime: time });
    },
  };
}

/** The newest commit that touched a file. */
export interface FileCommit {
  hash: string;
  /** Seconds since 1970. */
  time: number;
}

/** Format of `git log` that `parseGitLog` reads, used with `-z --name-only`. */
export const gitLogFormat = '%x01%H %ct';

/**
 * Reads the output of `git log -z --name-only`, newest commit first: each file with the first commit
 * that names it.
 */
export function parseGitLog(output: string): Map<string, FileCommit> {
  const newest = new Map<string, FileCommit>();
  for (const block of output.split('\x01').slice(1)) {
    const [header = '', ...names] = block.split('\0');
    const [hash = '', time = ''] = header.trim().split(' ');
    for (const name of names.map((text) => text.replace(/^\n/, '')).filter(Boolean)) {
      if (!newest.has(name)) newest.set(name, { hash, time: Number(time) });
    }
  }
  return newest;
}

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
