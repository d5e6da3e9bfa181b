import { rmSync } from 'node:fs';
import path from 'node:path';
import { measureRun } from '../measureRun.mjs';
import { buildPeer } from './buildPeer.mjs';
import { getMedian } from '../getMedian.mjs';

/** Median seconds, and the most memory of any run, in bytes: absent where the system does not tell. */
/** @typedef {{ site: string, seconds: number, memory?: number }} BuildFigures */

/**
 * Builds the same content with each tool in turn, so often, from nothing; this site with the facts,
 * images, and what its check has read and judged, which it keeps by content.
 * @param {string} root
 * @param {{
 *   runs: number,
 *   peers: readonly import('./readSites.mjs').Peer[],
 *   content: import('./buildPeer.mjs').Content,
 * }} options
 * @returns {Promise<BuildFigures[]>}
 */
export async function timeBuilds(root, { runs, peers, content }) {
  /** @type {Map<string, { seconds: number, memory: number | undefined }[]>} */
  const builds = new Map();
  const keep = (
    /** @type {string} */ id,
    /** @type {{ seconds: number, memory: number | undefined }} */ build,
  ) => builds.set(id, [...(builds.get(id) ?? []), build]);
  for (let run = 1; run <= runs; run++) {
    console.log(`Building this site, ${run} of ${runs} …`);
    keep('ours', await buildOurs(root));
    for (const peer of peers) {
      console.log(`Building ${peer.name}, ${run} of ${runs} …`);
      keep(peer.id, await buildPeer(root, peer, content));
    }
  }
  return [...builds].map(([site, all]) => {
    const memories = all.flatMap(({ memory }) => memory ?? []);
    return {
      site,
      seconds: getMedian(all.map(({ seconds }) => seconds)),
      ...(memories.length > 0 && { memory: Math.max(...memories) }),
    };
  });
}

/** @param {string} root */
async function buildOurs(root) {
  const folder = path.join(root, '.reports/speed/ours');
  try {
    const { code, output, seconds, peak } = await measureRun(['scripts/build.mjs'], {
      cwd: root,
      env: { RSPRESS_PERSISTENT_CACHE: 'false', OUT_DIR: path.relative(root, folder) },
    });
    if (code !== 0) throw new Error(`bench: this site could not be built:\n${output}`);
    return { seconds, memory: peak };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
