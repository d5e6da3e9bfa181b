import path from 'node:path';
import { findRelease } from './release.mjs';
import { installRelease, openAside, runSurvey } from './aside.mjs';
import { createJiti } from 'jiti';

const usage =
  'Usage: npm run facts -- upgrade <version> [case …]: a version of @rslib/core, a range as 0.x, or a tag.';
const interruptedCode = 130;

/**
 * `npm run facts -- upgrade <version>`: what another release of the tool changes for readers, page by
 * page. Works in a temporary folder and leaves the repository as it is. Gives the exit code.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runUpgrade(root, args) {
  const [wanted, ...only] = args;
  if (!wanted || args.some((arg) => arg.startsWith('-'))) throw new Error(usage);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, interrupt);
  try {
    console.log(await listUpgrade(root, wanted, { only, signal: interruption.signal }));
    return 0;
  } catch (error) {
    if (interruption.signal.aborted) return interruptedCode;
    throw error;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupt);
  }
}

/**
 * @param {string} root
 * @param {string} wanted
 * @param {{ only: string[], signal: AbortSignal }} options
 */
async function listUpgrade(root, wanted, { only, signal }) {
  const upgrade = await loadUpgrade();
  const committed = await upgrade.readCommittedSurvey(root, only);
  const release = wanted === committed.version ? undefined : await findRelease(wanted);
  signal.throwIfAborted();
  const stale = (await upgrade.checkResults()).map(({ id }) => id);
  const before = upgrade.leaveOut(committed, stale);
  const ids = [...before.cases.keys()];
  const aside = openAside(root);
  try {
    const version = release?.version ?? before.version;
    if (release) {
      console.log(`Installing @rslib/core ${version} aside …`);
      await installRelease(aside.folder, release);
      signal.throwIfAborted();
    }
    console.log(`Running ${ids.length} cases with it …`);
    const report = await runSurvey(aside.folder, { only: ids, signal });
    const after = await upgrade.readTakenSurvey(aside.folder, report, { version, only: ids });
    const findPlaces = upgrade.createPlaceFinder({
      root: path.join(root, 'docs'),
      languages: upgrade.languages,
      cacheFolder: aside.folder,
    });
    const list = upgrade.joinPages(upgrade.compareSurveys(before, after), findPlaces);
    const notes = [
      ...(committed.cases.size === ids.length
        ? []
        : [
            `Left out, since their results are stale (run \`npm run facts\` first): ${stale.join(', ')}`,
          ]),
      ...after.unread.map((part) => `Could not be read from ${version}: ${part}`),
    ];
    return `\n${upgrade.formatUpgrade(list, { before: before.version, after: version, notes })}`;
  } finally {
    aside.close();
  }
}

const jiti = createJiti(import.meta.url);

/**
 * The comparison of two versions and the pages' names, from their TypeScript sources, which Node 20
 * cannot load itself.
 */
export async function loadUpgrade() {
  const facts = /** @type {typeof import('../../facts/upgrade')} */ (
    await jiti.import('../../facts/upgrade')
  );
  const { createPlaceFinder } = /** @type {typeof import('../../build/check/code/uses')} */ (
    await jiti.import('../../build/check/code/uses')
  );
  const { languages } = /** @type {typeof import('../../site/site')} */ (
    await jiti.import('../../site/site')
  );
  return { ...facts, createPlaceFinder, languages };
}
