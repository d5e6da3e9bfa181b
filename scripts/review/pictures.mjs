import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/runCommand.mjs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Takes a picture of every state of one built site and compares those of another with them, in the
 * same browser. A state that the first site cannot show is `new`, with what was missing there.
 * @param {string} root
 * @param {{
 *   before: string,
 *   after: string,
 *   work: string,
 *   report: string,
 *   only?: string,
 *   signal?: AbortSignal,
 *   tell?: (line: string) => void,
 * }} options `before` and `after` are built sites, `work` a folder to be thrown away, `report` the folder
 *   of the pictures side by side
 * @returns {Promise<Picture[]>}
 */
export async function compareSites(root, options) {
  const { before, after, work, report, only, signal, tell = () => {} } = options;
  const pictures = path.join(work, 'pictures');
  mkdirSync(pictures, { recursive: true });
  tell('Taking the pictures …');
  const taken = readPictures(
    await runPictures(root, { site: before, pictures, work, takes: true, only }),
  );
  signal?.throwIfAborted();
  if (taken.length === 0) throw new Error(`No picture has all words of “${only}” in its name.`);
  if (readdirSync(pictures).length === 0) {
    throw new Error(`No state of the other revision could be shown: ${taken[0]?.reason}`);
  }
  tell('Comparing with them …');
  // What an earlier run has written: a report that is cut short would show that one.
  rmSync(report, { recursive: true, force: true });
  const compared = await runPictures(root, {
    site: after,
    pictures,
    work,
    takes: false,
    report,
    only,
  });
  signal?.throwIfAborted();
  const reasons = new Map(taken.map(({ name, reason }) => [name, reason]));
  return readPictures(compared).map((picture) => judgeNew(picture, reasons.get(picture.name)));
}

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
 * @returns {Promise<Report>}
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

/**
 * @typedef {{ name: string, result: 'same' | 'new' | 'differs' | 'failed', reason?: string }} Picture
 * @typedef {{ status?: string, errors?: { message?: string }[], attachments?: { name: string }[] }} Result
 * @typedef {{ annotations?: { type: string }[], results: Result[] }} Test
 * @typedef {{ title: string, ok: boolean, tests: Test[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[], errors?: { message?: string }[] }} Report what Playwright’s JSON reporter writes
 */

/**
 * What became of each picture, by the report of the run that compared: `failed` is a state that could
 * not be shown, `new` one of which there was no picture.
 * @param {Report} report
 * @returns {Picture[]}
 * @throws Error where the run itself failed.
 */
export function readPictures({ suites, errors = [] }) {
  const [error] = errors;
  if (error) throw new Error(readMessage(error));
  return suites.flatMap(listSpecs).map(readPicture);
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/**
 * @param {Spec} spec
 * @returns {Picture}
 */
function readPicture({ title: name, ok, tests }) {
  const test = tests[0];
  const result = test?.results.at(-1);
  if (ok && result?.status === 'passed') {
    const isNew = test?.annotations?.some(({ type }) => type === 'new');
    return { name, result: isNew ? 'new' : 'same' };
  }
  const message = (result?.errors ?? []).map(readMessage).join('\n') || `It ${result?.status}.`;
  const isCompared = result?.attachments?.some((file) => file.name.endsWith('-expected.png'));
  if (!isCompared) return { name, result: 'failed', reason: message.split('\n')[0] };
  const [size] = /image \d+px by \d+px, received \d+px by \d+px/.exec(message) ?? [];
  const [, pixels] = /(\d+) pixels \(/.exec(message) ?? [];
  const reason = size
    ? size.replace(/image (\S+) by (\S+), received (\S+) by (\S+)/, '$1 × $2 became $3 × $4')
    : pixels && `${pixels} pixels`;
  return { name, result: 'differs', reason };
}

/** @param {{ message?: string }} error */
const readMessage = ({ message = 'no reason given' }) =>
  stripVTControlCharacters(message).replace(/^Error: /, '');

/** How Playwright says that a page would not come to rest, or not in time. */
const unsteady = /toHaveScreenshot/;

/**
 * Says of a picture that has nothing to be compared with why that is: a state that the other revision
 * does not have is new, one that it has but whose picture could not be taken hides what changed.
 * @param {Picture} picture
 * @param {string | undefined} reason what was wrong when the other revision was shown
 * @returns {Picture}
 */
export function judgeNew(picture, reason) {
  if (picture.result !== 'new') return picture;
  if (!reason || !unsteady.test(reason)) return { ...picture, reason };
  return { ...picture, result: 'failed', reason: 'the other revision did not come to rest' };
}

/** What a list of pictures is headed by; those that are the same are only counted. */
const headings = /** @type {const} */ ({
  differs: 'Differ:',
  failed: 'Could not be compared:',
  new: 'New, since the other revision could not show them:',
});

/**
 * What `npm run review` says at its end: how many pictures, which differ and by how much.
 * @param {Picture[]} pictures
 * @param {{ name: string, report: string }} options `name` is the revision compared with, `report` the
 *   file with the pictures side by side
 */
export function formatReview(pictures, { name, report }) {
  const select = (/** @type {string} */ result) =>
    pictures.filter((picture) => picture.result === result);
  const counts = [
    `${select('differs').length} of ${pictures.length} pictures differ from ${name}`,
    `${select('same').length} are the same`,
    ...(select('new').length > 0 ? [`${select('new').length} are new`] : []),
    ...(select('failed').length > 0 ? [`${select('failed').length} could not be compared`] : []),
  ];
  const lists = Object.entries(headings).flatMap(([result, heading]) => {
    const lines = select(result).map(
      ({ name, reason }) => `  ${name}${reason ? `: ${reason}` : ''}`,
    );
    return lines.length > 0 ? ['', heading, ...lines] : [];
  });
  return [`${counts.join(', ')}.`, ...lists, '', `Side by side: ${report}`].join('\n');
}
