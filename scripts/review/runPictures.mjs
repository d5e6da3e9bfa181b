import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/runCommand.mjs';

/**
 * Opens every state of tests/visual in a built site: takes the pictures, or compares with those that
 * were taken. Gives what Playwright reports.
 * @param {string} root
 * @param {{
 *   site: string,
 *   pictures: string,
 *   work: string,
 *   takes: boolean,
 *   report?: string,
 *   only?: string,
 * }} options `pictures` and `work` are folders for pictures and for what is needed no longer; `report`
 *   gets the pictures side by side; `only` has words of names
 * @returns {Promise<import('./readPictures.mjs').Report>}
 */
export async function runPictures(root, { site, pictures, work, takes, report, only }) {
  const file = path.join(work, `${takes ? 'taken' : 'compared'}.json`);
  const { output } = await runCommand(
    process.execPath,
    [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      `--config=${path.join(root, 'tests/visual/playwright.config.ts')}`,
      `--update-snapshots=${takes ? 'all' : 'none'}`,
      '--pass-with-no-tests',
      `--output=${path.join(work, 'results')}`,
      `--reporter=${report ? 'json,html' : 'json'}`,
      ...(only ? ['--grep', matchAllWords(only)] : []),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        OUT_DIR: site,
        REVIEW_PICTURES: pictures,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        ...(report && { PLAYWRIGHT_HTML_OUTPUT_DIR: report, PLAYWRIGHT_HTML_OPEN: 'never' }),
      },
      isQuiet: true,
    },
  );
  if (!existsSync(file)) throw new Error(`The browser tests could not be run:\n${output.trim()}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * `search 390` → a pattern for what has both, in any order.
 * @param {string} words
 */
function matchAllWords(words) {
  return words
    .trim()
    .split(/\s+/)
    .map((word) => `(?=.*${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`)
    .join('');
}
