import path from 'node:path';
import { getMedian } from '../getMedian.mjs';
import { timeDev, timeDevEdits } from '../timeDevEdits.mjs';
import { prepareSite } from './prepareSite.mjs';
import { speedFolder } from './readSites.mjs';
import { installPackages } from './installPackages.mjs';

/** @typedef {{ site: string } & import('../timeDevEdits.mjs').DevTimes} DevFigures */

/**
 * `timeDev` of this site and of Rspress as it comes, on the same content, in turn, so often: the medians.
 * @param {string} root
 * @param {{ runs: number, rspress: import('./readSites.mjs').Peer, content: import('./buildPeer.mjs').Content }} options
 * @returns {Promise<DevFigures[]>}
 */
export async function timeDevServers(root, { runs, rspress, content }) {
  /** @type {Record<string, import('../timeDevEdits.mjs').DevTimes[]>} */
  const times = { ours: [], [rspress.id]: [] };
  await installPackages(path.join(root, speedFolder, rspress.id));
  for (let run = 1; run <= runs; run++) {
    console.log(`Editing a page of this site in dev, ${run} of ${runs} …`);
    times.ours?.push(await timeDevEdits(root));
    console.log(`Editing a page of ${rspress.name} in dev, ${run} of ${runs} …`);
    // Without the edits of the run before, which would be seen at once.
    const project = prepareSite(root, rspress, content);
    const bare = await timeDev(project, {
      args: [path.join(project, rspress.build[0] ?? ''), 'dev'],
      file: path.join(project, rspress.content, 'guide/start/index.md'),
      cache: path.join(project, 'node_modules/.cache'),
    });
    times[rspress.id]?.push(bare);
  }
  return Object.entries(times).map(([site, all]) => ({ site, ...takeMedians(all) }));
}

/**
 * @param {import('../timeDevEdits.mjs').DevTimes[]} all
 * @returns {import('../timeDevEdits.mjs').DevTimes}
 */
function takeMedians(all) {
  const pick = (/** @type {keyof import('../timeDevEdits.mjs').DevTimes} */ name) =>
    getMedian(all.map((times) => times[name]));
  return {
    first: pick('first'),
    start: pick('start'),
    edits: pick('edits'),
    median: pick('median'),
    longest: pick('longest'),
  };
}
