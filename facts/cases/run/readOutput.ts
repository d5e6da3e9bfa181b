import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ResultFile } from '../results';
import { hidePaths } from './cleanLog';

export interface CaseOutput {
  /** Sorted by path. */
  files: ResultFile[];
  /** Text files: path below the output folder → content. */
  texts: Map<string, string>;
  /** Paths of the files that name a place of this machine. */
  placed: string[];
}

/** Text above this many bytes is kept as its hash: a bundled runtime teaches nobody anything. */
const textLimit = 65_536;
const executableBits = 0o111;

/**
 * Everything below a folder, as a build left it; nothing where there is no such folder. Paths
 * of this machine that the tool wrote into a file are replaced (`hidePaths`).
 */
export async function readOutput(folder: string, root: string): Promise<CaseOutput> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: ResultFile[] = [];
  const texts = new Map<string, string>();
  const placed: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    const bytes = await readFile(file);
    const decoded = decodeText(bytes);
    const text = decoded === undefined ? undefined : hidePaths(decoded, root);
    if (text !== undefined) texts.set(name, text);
    if (text !== decoded) placed.push(name);
    const content = text === undefined ? bytes : Buffer.from(text);
    const isKept = text !== undefined && content.length <= textLimit;
    files.push({
      path: name,
      size: content.length,
      gzip: gzipSync(content).length,
      ...(!isKept && { sha256: createHash('sha256').update(content).digest('hex') }),
      ...(((await stat(file)).mode & executableBits) !== 0 && { isExecutable: true as const }),
    });
  }
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { files, texts, placed };
}

/** The text of a file, or `undefined` where it is not UTF-8 text. */
function decodeText(content: Buffer): string | undefined {
  if (content.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return undefined;
  }
}
