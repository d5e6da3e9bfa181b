import path from 'node:path';
import { timeDev, timeDevEdits } from '../timeDevEdits.mjs';
import { prepareSite } from './prepareSite.mjs';
import { speedFolder } from './readSites.mjs';
import { installPackages } from './installPackages.mjs';

/** @typedef {{ site: string } & import('../timeDevEdits.mjs').DevTimes} DevFigures */

/**
 * `timeDev` of this site and of Rspress as it comes, on the same content, one after the other.
 * @param {string} root
 * @param {{ rspress: import('./readSites.mjs').Peer, content: import('./buildPeer.mjs').Content }} options
 * @returns {Promise<DevFigures[]>}
 */
export async function timeDevServers(root, { rspress, content }) {
  console.log('Editing a page of this site in dev …');
  const ours = await timeDevEdits(root);
  console.log(`Editing a page of ${rspress.name} in dev …`);
  await installPackages(path.join(root, speedFolder, rspress.id));
  const project = prepareSite(root, rspress, content);
  const bare = await timeDev(project, {
    rspress: path.join(project, rspress.build[0] ?? ''),
    file: path.join(project, rspress.content, 'guide/start/index.md'),
    cache: path.join(project, 'node_modules/.cache'),
  });
  return [
    { site: 'ours', ...ours },
    { site: rspress.id, ...bare },
  ];
}
