import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildTree, findCommit, openRevision } from './revision.mjs';
import { compareSites, formatReview } from './pictures.mjs';
import { parseArgs } from 'node:util';
import { canRun, findBrowser } from '../test/findBrowser.mjs';

const interruptedCode = 130;
const report = '.reports/review';
const ownSite = '.reports/review-site';

/**
 * `npm run review`: builds a commit aside and the working tree, and compares pictures of both. Leaves
 * nothing but the report. Gives the exit code: 1 where something differs or cannot be shown.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runReview(root, args) {
  const { ref, only } = readArguments(args);
  const commit = findCommit(root, ref);
  await requireBrowser();
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, interrupt);
  const started = performance.now();
  const short = commit.slice(0, 8);
  const name = ref.startsWith(short) ? short : `${ref} (${short})`;
  try {
    const pictures = await review(root, { commit, name, only, signal: interruption.signal });
    console.log(`\n${formatReview(pictures, { name, report: `${report}/index.html` })}`);
    console.log(`It took ${Math.round((performance.now() - started) / 1000)} s.`);
    return pictures.some(({ result }) => result === 'differs' || result === 'failed') ? 1 : 0;
  } catch (error) {
    if (interruption.signal.aborted) return interruptedCode;
    throw error;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupt);
  }
}

/**
 * @param {string} root
 * @param {{ commit: string, name: string, only: string | undefined, signal: AbortSignal }} options
 */
async function review(root, { commit, name, only, signal }) {
  const work = realpathSync(mkdtempSync(path.join(tmpdir(), 'rslib-review-')));
  const folder = path.join(work, 'tree');
  let close = () => {};
  try {
    console.log(`Building ${name} …`);
    const revision = openRevision(root, { commit, folder });
    close = revision.close;
    if (revision.hasOwnPackages) {
      console.log(`  with the packages installed here: ${name} asks for others.`);
    }
    const before = await buildTree(folder, { output: 'doc_build', name });
    signal.throwIfAborted();
    console.log('Building the working tree …');
    const after = await buildTree(root, { output: ownSite, name: 'the working tree' });
    signal.throwIfAborted();
    return await compareSites(root, {
      before,
      after,
      work,
      report: path.join(root, report),
      only,
      signal,
      tell: console.log,
    });
  } finally {
    close();
    for (const left of [work, path.join(root, ownSite)]) {
      rmSync(left, { recursive: true, force: true, maxRetries: 10 });
    }
  }
}

const usage =
  'Usage: npm run review -- [commit, branch or tag] [--only <words of a picture’s name>]; HEAD where none is named.';

/**
 * What `npm run review` is asked to compare.
 * @param {string[]} args
 * @returns {{ ref: string, only: string | undefined }}
 * @throws Error with the usage for anything else.
 */
export function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { only: { type: 'string' } },
    });
    const [ref = 'HEAD', ...others] = positionals;
    if (others.length > 0) throw new Error(`One revision at a time, not ${positionals.length}.`);
    return { ref, only: values.only };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${reason}\n${usage}`, { cause: error });
  }
}

/**
 * Makes sure before anything is built that there is a browser to take pictures with.
 * @param {NodeJS.ProcessEnv} [env]
 * @throws Error with what to do where there is none.
 */
export async function requireBrowser(env = process.env) {
  const { chromium } = await import('@playwright/test');
  const ownPath = chromium.executablePath();
  if (findBrowser({ env, platform: process.platform, ownPath, canRun })) return;
  throw new Error(
    'No browser was found to take pictures with: install Chromium or Chrome, set CHROMIUM_PATH to one, or run "npm test" once, which installs one.',
  );
}
