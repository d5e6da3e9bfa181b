import { createHash } from 'node:crypto';

export interface CaseInputs {
  /** Path in the case's folder → content. */
  files: ReadonlyMap<string, Buffer>;
  /** Name → exact version of every tool that may change the result. */
  versions: Readonly<Record<string, string>>;
  /** Sources of the runner. */
  runner: readonly Buffer[];
}

/**
 * What a result depends on, as a sha256: the same key means the same result on the reference
 * platform. Neither the system nor the Node version is part of it, so that other machines use what
 * is committed.
 */
export function getCaseKey({ files, versions, runner }: CaseInputs): string {
  const hash = createHash('sha256');
  const add = (part: string | Buffer) => {
    hash.update(`${Buffer.byteLength(part)}\0`);
    hash.update(part);
  };
  for (const path of [...files.keys()].sort()) {
    add(path);
    add(files.get(path) ?? '');
  }
  for (const name of Object.keys(versions).sort()) add(`${name}@${versions[name]}`);
  for (const source of runner) add(source);
  return hash.digest('hex').slice(0, 16);
}
