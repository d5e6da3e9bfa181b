import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBrowser } from '../test/openBrowser.mjs';

/** What a build or a run writes; the copy starts without it. */
const written = /^(?:node_modules|doc_build|\..*|deploy|test-results|playwright-report)$/;
const page = 'guide/start/index';
const editCount = 7;

/**
 * How long a writer waits, in ms, from saving a page to seeing the change: `npm run dev` on a copy of
 * the repository, a real browser on a real page, the median and the longest of seven edits.
 * @param {string} root
 * @returns {Promise<{ edits: number, median: number, longest: number }>}
 */
export async function timeDevEdits(root) {
  const copy = mkdtempSync(path.join(tmpdir(), 'rslib-docs-dev-'));
  for (const name of readdirSync(root)) {
    if (!written.test(name))
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const server = spawn(
    process.execPath,
    [path.join(root, 'node_modules/@rspress/core/bin/rspress.js'), 'dev', '--host', '127.0.0.1'],
    { cwd: copy, env: { ...process.env, NO_COLOR: '1' } },
  );
  const browser = await openBrowser();
  try {
    const tab = await browser.newPage();
    await tab.goto(`${await readAddress(server)}/${page.replace(/index$/, '')}`);
    // The first edit is shown when the page has its connection to the server.
    await tab.mouse.move(100, 100);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await tab.waitForLoadState('networkidle');
    const times = [];
    for (let edit = 0; edit <= editCount; edit++) {
      times.push(
        await timeEdit(tab, path.join(copy, 'docs/en', `${page}.mdx`), `Edit ${edit} seen.`),
      );
    }
    // The first one compiles what later ones reuse.
    const sorted = times.slice(1).sort((a, b) => a - b);
    return {
      edits: editCount,
      median: Math.round(sorted[Math.floor(editCount / 2)] ?? 0),
      longest: Math.round(sorted.at(-1) ?? 0),
    };
  } finally {
    await browser.close();
    server.kill();
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * @param {import('@playwright/test').Page} tab
 * @param {string} file
 * @param {string} words
 */
async function timeEdit(tab, file, words) {
  const source = readFileSync(file, 'utf8');
  const shown = tab.getByText(words).waitFor({ timeout: 30_000 });
  const started = performance.now();
  writeFileSync(file, source.replace(/^(# .*\n)/m, `$1\n${words}\n`));
  await shown;
  return performance.now() - started;
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<string>}
 */
function readAddress(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      log += chunk;
      const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(log) ?? [];
      if (address && /\bbuilt in\b/.test(log)) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', (code) => reject(new Error(`rspress dev ended (${code}):\n${log}`)));
  });
}
