import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { logger, type RspressPlugin } from '@rspress/core';

/**
 * Adds to page data `file`, its path in the docs folder, and `lastUpdatedTime`: the date of its last
 * commit as ISO 8601 in UTC, so that every machine builds the same. A page without a trustworthy date has none.
 */
export function lastUpdated(): RspressPlugin {
  let root = '';
  const files = new Map<string, string>();
  let history: FileDates = { dates: new Map() };
  return {
    name: 'last-updated',
    config(config) {
      root = path.resolve(config.root ?? 'docs');
      return config;
    },
    async routeGenerated(routes) {
      for (const { routePath, relativePath } of routes) files.set(routePath, relativePath);
      history = await readFileDates(root);
      if (history.problem) logger.warn(`Last-updated dates: ${history.problem}`);
    },
    extendPageData(page) {
      const file = files.get(page.routePath) ?? '';
      const time = history.dates.get(file);
      Object.assign(page, { file, ...(time && { lastUpdatedTime: time }) });
    },
  };
}

/**
 * Reads the output of `git log -z --name-only --format=%x01%H %ct`, newest commit first: each file with
 * the first commit that names it, `time` in seconds since 1970.
 */
function parseGitLog(output: string): Map<string, { hash: string; time: number }> {
  const newest = new Map<string, { hash: string; time: number }>();
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
const maxBuffer = 256 * 1024 * 1024;

/**
 * When each file below a folder was last committed, from one pass over its history. In a shallow clone
 * the oldest commit seems to have made every file: files it touched last have no date.
 */
export async function readFileDates(folder: string): Promise<FileDates> {
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', args, { cwd: folder, maxBuffer })).stdout;
  try {
    const log = await git(
      ...['log', '-z', '--cc', '--name-only', '--no-renames', '--relative'],
      ...['--format=%x01%H %ct', '--', '.'],
    );
    const shallowFile = (await git('rev-parse', '--git-path', 'shallow')).trim();
    // Hashes of the commits whose parents a shallow clone lacks.
    const boundary = await readFile(path.resolve(folder, shallowFile), 'utf8').catch(() => '');
    const commits = [...parseGitLog(log)];
    const known = commits.filter(([, { hash }]) => !boundary.includes(hash));
    const lost = commits.length - known.length;
    return {
      dates: new Map(known.map(([name, { time }]) => [name, new Date(time * 1000).toISOString()])),
      ...(lost > 0 && {
        problem: `the clone is shallow, so ${lost} files have no date; fetch the whole history (\`fetch-depth: 0\`)`,
      }),
    };
  } catch (cause) {
    const [reason] = String(cause).split('\n');
    return { dates: new Map(), problem: `git gave no history: ${reason}` };
  }
}
