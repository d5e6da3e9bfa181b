import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listAllFiles } from '../paths';
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
  const files: ResultFile[] = [];
  const texts = new Map<string, string>();
  const placed: string[] = [];
  for (const name of listAllFiles(folder)) {
    const file = path.join(folder, name);
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
