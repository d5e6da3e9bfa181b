import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { expect } from '@rstest/core';
import { readOutput } from '../../../facts/cases/run/readOutput';
import type { Step } from '../page/planSteps';
import { listSizes, roundSizes } from './followSteps';
import { cleanLog } from '../../../facts/cases/run/cleanLog';

const longestCommand = 280_000;

export type Reader = ReturnType<typeof createReader>;

/** Someone with a fresh empty folder and a terminal open in it, who does what a page says. */
export function createReader() {
  const folder = mkdtempSync(path.join(tmpdir(), 'reader-'));
  const env = createReaderEnvironment(process.env);
  const inFolder = (name: string) => path.join(folder, name);
  let terminal = '';

  const has = (name: string) => existsSync(inFolder(name));
  const read = (name: string) => readFileSync(inFolder(name), 'utf8');

  function write(name: string, text: string) {
    mkdirSync(path.dirname(inFolder(name)), { recursive: true });
    writeFileSync(inFolder(name), text);
  }

  /** What the commands print; throws with all of it where one of them fails. */
  async function run(commands: string) {
    const printed = await runShell(commands, { folder, env, longest: longestCommand });
    const { code, stdout, stderr } = printed;
    if (code !== 0) throw new Error(`Exit code ${code}:\n${stdout}${stderr}`);
    return printed;
  }

  /** Does what one step says, or sees whether it is so. */
  async function follow(step: Step): Promise<void> {
    if (step.type === 'run') {
      // Standard error holds npm's own notes, which depend on its version and settings.
      terminal = (await run(step.commands)).stdout;
    } else if (step.type === 'write') {
      write(step.file, `${step.text}\n`);
    } else if (step.type === 'compareFile') {
      // A fence does not show the line breaks at the end of a file, nor that API Extractor writes CRLF.
      expect(read(step.file).replaceAll('\r\n', '\n').replace(/\n*$/, '')).toBe(step.text);
    } else if (step.type === 'compareFolder') {
      const { files } = await readOutput(inFolder(step.folder), folder);
      expect(roundSizes(files, step.files)).toEqual(listSizes(step.files));
    } else if (step.type === 'comparePart') {
      expect(read(step.file)).toContain(step.text);
    } else if (step.type === 'compareTerminal') {
      expect(cleanTerminal(terminal, folder)).toBe(cleanTerminal(step.text, folder));
    }
  }

  const leave = () => rmSync(folder, { recursive: true, force: true });

  return { folder, env, has, read, write, run, follow, leave };
}

/** Settings of npm that lead to a registry; a reader's machine may need them. */
const connection =
  /^npm_config_(registry|cache|userconfig|globalconfig|ca|cafile|proxy|https?_proxy|noproxy|strict_ssl|\/\/.*|@.*)$/i;

/** What `npm run`, this repository's .npmrc, the test runner and its reports add. */
const ours = /^(npm_|RSTEST|NODE_ENV$|NODE$|NODE_PATH$|INIT_CWD$|REPORT_FILE$|COLOR$|FORCE_COLOR$)/;

/** Folders that `npm run` puts before the PATH: a command missing from the page would be found there. */
const addedFolder = /node_modules[\\/]\.bin[\\/]?$|node-gyp-bin[\\/]?$/;

/** The environment of a terminal a reader has just opened, without colors. */
export function createReaderEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => connection.test(name) || !ours.test(name));
  const folders = (env.PATH ?? '').split(':').filter((folder) => !addedFolder.test(folder));
  return { ...Object.fromEntries(kept), PATH: folders.join(':'), NO_COLOR: '1' };
}

export interface ShellRun {
  /** Exit code; 127 where there is no bash, 1 where the commands took too long. */
  code: number;
  stdout: string;
  stderr: string;
}

export interface ShellOptions {
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Milliseconds after which the commands are stopped. */
  longest: number;
}

/** Runs commands as a page shows them, one after another, up to the first that fails. */
export function runShell(
  commands: string,
  { folder, env, longest }: ShellOptions,
): Promise<ShellRun> {
  return new Promise((resolve) => {
    execFile(
      'bash',
      ['-e', '-o', 'pipefail', '-c', commands],
      { cwd: folder, env, timeout: longest },
      (error, stdout, stderr) => {
        if (!error) resolve({ code: 0, stdout, stderr });
        else if (error.code === 'ENOENT') resolve({ code: 127, stdout, stderr: error.message });
        else resolve({ code: Number(error.code) || 1, stdout, stderr });
      },
    );
  });
}

/**
 * What a terminal showed, without what differs between two runs: times, trailing space, the folder.
 * The version of Rslib goes as well: that it is the page's is a separate test.
 */
export function cleanTerminal(text: string, folder: string): string {
  return cleanLog(text, folder)
    .join('\n')
    .replace(/^Rslib v\S+$/m, 'Rslib v<version>');
}
