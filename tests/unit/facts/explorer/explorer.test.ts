import { describe, expect, it, onTestFinished } from '@rstest/core';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { getProject } from '../../../../explorer/project';
import { findRefusalPage, type LibraryResults, nameText } from '../../../../explorer/results';
import { copiesShared, libraryIds, listCombinations, toKey } from '../../../../explorer/settings';
import { buildCombination } from '../../../../facts/explorer/buildCombination';
import { checkExplorer, readInputs } from '../../../../facts/explorer/checkExplorer';
import { updateExplorer } from '../../../../facts/explorer/updateExplorer';
import { createRandom } from '../../../support/createRandom';

const results = new Map(
  libraryIds.map((library) => [
    library,
    JSON.parse(readFileSync(`explorer/results/${library}.json`, 'utf8')) as LibraryResults,
  ]),
);

describe('the results of the output explorer', () => {
  it('are those of the present libraries and versions, and unchanged', async () => {
    expect(await checkExplorer(), 'npm run facts -- explorer').toEqual([]);
  });

  it('have what the package check says today', async () => {
    const folder = mkdtempSync(`${tmpdir()}/explorer-`);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('explorer/results', folder, { recursive: true });
    const updates = await updateExplorer([], () => undefined, folder);
    expect(updates.filter(({ built }) => built > 0)).toEqual([]);
    const read = (root: string, library: string) => readFileSync(`${root}/${library}.json`, 'utf8');
    const changed = libraryIds.filter((id) => read(folder, id) !== read('explorer/results', id));
    expect(changed, '`npm run facts -- explorer` writes it, `git diff` shows it').toEqual([]);
  }, 120_000);

  it.each(libraryIds)('have every build of %s, and no text that none has', (library) => {
    const { builds, checks, logs } = results.get(library) ?? {};
    expect(Object.keys(builds ?? {})).toEqual(listCombinations(library).map(toKey));
    const named = Object.values(builds ?? {}).flatMap(({ files = {} }) =>
      Object.entries(files).map(([file, hash]) => nameText(library, file, hash)),
    );
    const kept = readdirSync(`explorer/results/${library}`, {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice('explorer/results/'.length));
    expect(kept.sort()).toEqual([...new Set(named)].sort());
    for (const { files, check = '', log = '' } of Object.values(builds ?? {})) {
      expect(files ? checks?.[check] : findRefusalPage(logs?.[log] ?? [])).toBeDefined();
    }
  });

  it('have a copy of the shared module in each entry where the page says so', () => {
    const { builds } = results.get('entries') ?? {};
    const isCopied = ([file, hash]: [string, string]) =>
      /\.[cm]?js$/.test(file) &&
      readFileSync(`explorer/results/${nameText('entries', file, hash)}`, 'utf8').includes(
        'new Map',
      );
    for (const settings of listCombinations('entries')) {
      const { files } = builds?.[toKey(settings)] ?? {};
      if (!files) continue;
      const copies = Object.entries(files).filter(isCopied).length;
      // One is that of ESM, if there is ESM.
      const isShared =
        copies === (settings.format === 'esm-cjs' && settings.bundle === 'false' ? 2 : 1);
      expect(copiesShared('entries', settings), toKey(settings)).toBe(!isShared);
    }
  });

  it.each(libraryIds)('have the files that package.json of %s leads to', (library) => {
    const { builds, versions } = results.get(library) ?? {};
    const lost = listCombinations(library).flatMap((settings) => {
      // Without a bundle, the tool bundles the declarations of `index` alone: the page shows that they are missing.
      if (library === 'entries' && settings.bundle === 'false' && settings.dts === 'bundle')
        return [];
      const files = builds?.[toKey(settings)]?.files;
      const manifest = versions && getProject(library, settings, versions)['package.json'];
      const named = [...(manifest ?? '').matchAll(/"\.\/dist\/([^"]+)"/g)].map(([, file]) => file);
      return files
        ? named.filter((file) => !files[file ?? '']).map((file) => [toKey(settings), file])
        : [];
    });
    expect(lost).toEqual([]);
  });
});

const all = libraryIds.flatMap((library) =>
  listCombinations(library).map((settings) => ({ library, settings })),
);
/** With the seed of the whole test twenty, else a few. */
const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
const random = createRandom(seed);
const drawn = Array.from(
  { length: process.env.TEST_SEED ? 20 : 3 },
  () => all[Math.floor(random() * all.length)] ?? all[0],
);

describe(`a build of today, drawn by ${seed}`, () => {
  it.each(drawn.map((one) => [`${one?.library} ${one && toKey(one.settings)}`, one] as const))(
    'writes what is shown: %s',
    async (_name, one) => {
      if (!one) throw new Error('nothing was drawn');
      const { library, settings } = one;
      const { builds, logs } = results.get(library) ?? {};
      const { files, log } = builds?.[toKey(settings)] ?? {};
      const { sources, versions } = await readInputs(library);
      const project = { ...sources, ...getProject(library, settings, versions) };
      const built = await buildCombination(library, settings, project, `drawn-${seed}`);
      const shown =
        files &&
        Object.fromEntries(
          Object.entries(files).map(([file, hash]) => [
            file,
            readFileSync(`explorer/results/${nameText(library, file, hash)}`, 'utf8'),
          ]),
        );
      expect(built.texts).toEqual(shown);
      // Two formats are built at once: which is done first differs from run to run.
      const sort = (lines: readonly string[] = []) => lines.toSorted();
      expect(sort(built.log)).toEqual(sort(log ? logs?.[log] : []));
    },
    120_000,
  );
});
