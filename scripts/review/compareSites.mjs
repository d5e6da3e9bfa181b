import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { judgeNew } from './judgeNew.mjs';
import { readPictures } from './readPictures.mjs';
import { runPictures } from './runPictures.mjs';

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
 * @returns {Promise<import('./readPictures.mjs').Picture[]>}
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
