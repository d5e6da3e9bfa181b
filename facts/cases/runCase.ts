import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ResultFile } from './caseResult';
import { cleanLog } from './cleanLog';
import { repository } from './paths';
import type { LoadedCase } from './readCase';

export interface CaseRun {
  folder: string;
  exit: number | string;
  log: string[];
  files: ResultFile[];
  /** Text files of the output: path below the output folder → content. */
  texts: Map<string, string>;
}

/** Longest a case may take, in ms, before its process is ended. */
const timeLimit = 120_000;

const cli = path.join(repository, 'node_modules', '@rslib', 'core', 'bin', 'rslib.js');

/** Runs the real command line of the tool in a prepared folder and reads what it left on the disk. */
export async function runCase(loaded: LoadedCase, folder: string): Promise<CaseRun> {
  const { exit, log } = await runTool(loaded.command ?? ['build'], folder, loaded.env);
  const output = path.join(folder, loaded.output ?? 'dist');
  const { files, texts } = await readOutput(output);
  return { folder, exit, log: cleanLog(log, folder), files, texts };
}

function runTool(
  args: readonly string[],
  cwd: string,
  env: LoadedCase['env'],
): Promise<{ exit: number | string; log: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [cli, ...args],
      { cwd, timeout: timeLimit, maxBuffer: 16 << 20, env: { ...plainEnvironment(), ...env } },
      (error, stdout, stderr) => {
        const exit = error
          ? (error.signal ?? (typeof error.code === 'number' ? error.code : 1))
          : 0;
        resolve({ exit, log: stdout + stderr });
      },
    );
  });
}

/** The environment without what changes the tool: the same on every machine, in CI or not. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, SystemRoot, TEMP, TMPDIR } = process.env;
  return { PATH, HOME, SystemRoot, TEMP, TMPDIR, NO_COLOR: '1', TZ: 'UTC', LANG: 'C.UTF-8' };
}

async function readOutput(folder: string): Promise<Pick<CaseRun, 'files' | 'texts'>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: ResultFile[] = [];
  const texts = new Map<string, string>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    const content = await readFile(file);
    const text = decodeText(content);
    if (text !== undefined) texts.set(name, text);
    const sha256 =
      text === undefined ? createHash('sha256').update(content).digest('hex') : undefined;
    files.push({ path: name, size: content.length, gzip: gzipSync(content).length, sha256 });
  }
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { files, texts };
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
