import { fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../../../facts/cases/paths';
import { issue } from '../../read/issues';
import type { FenceIssue } from './fenceClass';
import { writeProject } from './project';
import { type Snippet } from '../../read/snippets';

/** Loads configurations with the real `loadConfig`; returns how each ended, in their order. */
export async function checkLoads(
  snippets: readonly Snippet[],
  folder: string,
): Promise<(FenceIssue | undefined)[]> {
  const files = snippets.map((snippet, index) => path.join(folder, `${index}`, snippet.path));
  for (const [index, snippet] of snippets.entries()) {
    await writeProject(snippet, path.join(folder, `${index}`));
  }
  const ends = await runLoader(files);
  return snippets.map((snippet, index) => {
    const end = hasDefault(snippet) ? ends[index] : { error: 'it exports no configuration' };
    return end?.error === undefined
      ? undefined
      : report(end, files[index] ?? '', path.join(folder, `${index}`));
  });
}

/** A module without a default export loads, and the tool takes its names for options. */
const hasDefault = ({ fence }: Snippet): boolean =>
  /\bexport\s+default\b|\bmodule\.exports\b|\bas\s+default\b/.test(fence.code);

function report({ error = '', stack = '' }: LoadEnd, file: string, folder: string): FenceIssue {
  const reason = error
    .split('\n', 1)[0]
    ?.replaceAll(pathToFileURL(folder).href, '<root>')
    .replaceAll(folder, '<root>');
  return issue(
    findPlace(`${error}\n${stack}`, file),
    'config-load',
    `\`loadConfig\` fails: ${reason?.replace(/(?<!\.)$/, '.')}`,
    'Fix the configuration, or write `expect-error="…"` if it is meant to fail.',
  );
}

/** The line of `file:3:5` in a message or a stack, as the column is that of compiled code; else the fence itself. */
function findPlace(text: string, file: string): { line: number } {
  const [, line = 0] = /^(\d+):/.exec(text.split(`${file}:`)[1] ?? '') ?? [];
  return { line: Number(line) };
}

/** How loading a configuration ended. */
export interface LoadEnd {
  /** Undefined where it loads. */
  error?: string;
  stack?: string;
}

interface Message extends LoadEnd {
  index: number;
  isDone: boolean;
}

const loader = path.join(repository, 'build', 'check', 'code', 'load', 'loadConfigs.mjs');
/** Longest a configuration may take to load, in ms, before its process is ended. */
const timeLimit = 30_000;

/**
 * Loads configurations in one process. One that ends the process, or never ends, is reported by name, and
 * a new process goes on with those after it.
 * @throws Error where a process ends before it comes to a configuration: none is to blame, and the
 * answer must not be kept.
 */
export async function runLoader(files: readonly string[], script = loader): Promise<LoadEnd[]> {
  const ends: LoadEnd[] = [];
  while (ends.length < files.length) {
    const { done, crash } = await runOnce(files.slice(ends.length), script);
    ends.push(...done);
    if (crash !== undefined && ends.length < files.length) ends.push({ error: crash });
  }
  return ends;
}

/** Runs until the process ends: what was loaded, and what it died of if it did not get through. */
function runOnce(
  files: readonly string[],
  script: string,
): Promise<{ done: LoadEnd[]; crash?: string }> {
  return new Promise((resolve, reject) => {
    const done: LoadEnd[] = [];
    let hasBegun = false;
    let hasHung = false;
    let printed = '';
    const child = fork(script, files, {
      cwd: repository,
      silent: true,
      env: { ...process.env, NO_COLOR: '1' },
    });
    child.stdout?.resume();
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const startTimer = () =>
      setTimeout(() => {
        hasHung = true;
        child.kill('SIGKILL');
      }, timeLimit);
    let timer = startTimer();
    child.on('message', ({ isDone, error, stack }: Message) => {
      hasBegun = true;
      clearTimeout(timer);
      timer = startTimer();
      if (isDone) done.push({ error, stack });
    });
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      if (done.length === files.length) return resolve({ done });
      const how = signal
        ? `it is ended by ${signal}`
        : `it ends the process with exit code ${code}`;
      const crash = hasHung ? `it does not load within ${timeLimit / 1000} s` : how;
      if (hasBegun) return resolve({ done, crash });
      // What it printed is read to its end then.
      const fail = () => reject(new Error(explainNoStart(crash, printed)));
      if (!child.stderr || child.stderr.readableEnded) return fail();
      child.stderr.once('end', fail);
      return undefined;
    };
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      // On a busy machine its last messages come after its end.
      if (child.connected) child.once('disconnect', () => end(code, signal));
      else end(code, signal);
    });
  });
}

const explainNoStart = (crash: string, printed: string): string =>
  `build/check/code: the process that loads configurations fails before the first of them (${crash}). Are the ` +
  `packages whole? Run \`npm ci\`. ${printed.trim()}`.trim();
