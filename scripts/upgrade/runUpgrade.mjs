import path from 'node:path';
import { loadSources } from '../process/loadSources.mjs';
import {
  installRelease,
  openTemporaryCopy,
  runInterruptibly,
  runSnapshot,
} from './temporaryCopy.mjs';
import { findRelease } from './release.mjs';

const usage =
  'Usage: npm run facts -- upgrade <version> [case …]: a version of @rslib/core, a range as 0.x, or a tag.';

/**
 * `npm run facts -- upgrade <version>`: what another release of the tool changes for readers, page by
 * page. Works in a temporary folder and leaves the repository as it is. Gives the exit code.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runUpgrade(root, args) {
  const [wanted, ...only] = args;
  if (!wanted) throw new Error(usage);
  return runInterruptibly(async (signal) => {
    console.log(await listUpgrade(root, wanted, { only, signal }));
  });
}

/**
 * @param {string} root
 * @param {string} wanted
 * @param {{ only: string[], signal: AbortSignal }} options `signal` of an interruption
 */
async function listUpgrade(root, wanted, { only, signal }) {
  /** @type {typeof import('../../facts/upgrade')} */
  const upgrade = await loadSources('facts/upgrade/index.ts');
  /** @type {typeof import('../../build/check/code/uses')} */
  const { createPlaceFinder } = await loadSources('build/check/code/uses.ts');
  const committed = await upgrade.readCommittedSnapshot(root, only);
  const release = wanted === committed.version ? undefined : await findRelease(wanted);
  signal.throwIfAborted();
  const stale = (await upgrade.checkResults()).map(({ id }) => id);
  const before = upgrade.leaveOut(committed, stale);
  const ids = [...before.cases.keys()];
  const copy = openTemporaryCopy(root);
  try {
    const version = release?.version ?? before.version;
    if (release) {
      console.log(`Installing @rslib/core ${version} in a temporary copy …`);
      await installRelease(copy.folder, release);
      signal.throwIfAborted();
    }
    console.log(`Running ${ids.length} cases with it …`);
    const report = await runSnapshot(copy.folder, ids);
    signal.throwIfAborted();
    const after = await upgrade.readTakenSnapshot(copy.folder, report, { version, only: ids });
    const findPlaces = createPlaceFinder({
      root: path.join(root, 'docs'),
      cacheFolder: copy.folder,
    });
    const list = upgrade.joinPages(upgrade.compareSnapshots(before, after), findPlaces);
    const leftOut = `Left out, since their results are stale (run \`npm run facts\` first): ${stale.join(', ')}`;
    const notes = [
      ...(committed.cases.size === ids.length ? [] : [leftOut]),
      ...after.unread.map((part) => `Could not be read from ${version}: ${part}`),
    ];
    return `\n${upgrade.formatUpgrade(list, { before: before.version, after: version, notes })}`;
  } finally {
    copy.close();
  }
}
