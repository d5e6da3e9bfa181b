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
