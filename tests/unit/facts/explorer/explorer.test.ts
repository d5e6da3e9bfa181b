import { describe, expect, it, onTestFinished } from '@rstest/core';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { getProject } from '../../../../explorer/project';
import { findRefusalPage, type LibraryResults, nameText } from '../../../../explorer/results';
import { libraryIds, listCombinations, toKey } from '../../../../explorer/settings';
import { buildCombination, checkBuilt } from '../../../../facts/explorer/buildCombination';
import { checkExplorer, hashResults, readInputs } from '../../../../facts/explorer/checkExplorer';
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

  it('are checked again without a build where the package check was changed, which is reported once', async () => {
    const folder = mkdtempSync(`${tmpdir()}/explorer-`);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('explorer/results', folder, { recursive: true });
    const record = readFileSync(`${folder}/command.json`, 'utf8');
    const before = record.replaceAll('"reportedBy":["publint"]', '"reportedBy":["attw"]');
    const { hash } = JSON.parse(before) as LibraryResults;
    const current = await hashResults(JSON.parse(before) as LibraryResults, 'command', folder);
    writeFileSync(`${folder}/command.json`, before.replace(hash, current));
    writeFileSync(`${folder}/checkKey.txt`, 'of another check');
    const stale = [{ file: 'checkKey.txt' }];
    expect(await checkExplorer({ folder, isQuick: true })).toMatchObject(stale);
    const updates = await updateExplorer(['command'], () => undefined, folder);
    expect(updates).toMatchObject([{ library: 'command', all: 246, built: 0 }]);
    expect(readFileSync(`${folder}/command.json`, 'utf8')).toBe(record);
    // The other libraries are still to be checked.
    expect(await checkExplorer({ folder })).toMatchObject(stale);
  });

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

/** With the seed of the whole test twenty, else a few. */
const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
const random = createRandom(seed);
const all = libraryIds.flatMap((library) =>
  listCombinations(library).map((settings) => ({ library, settings })),
);
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
      const { builds, checks, logs } = results.get(library) ?? {};
      const { files, check = '', log } = builds?.[toKey(settings)] ?? {};
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
      expect(built.log).toEqual(log ? logs?.[log] : []);
      if (!built.texts) return;
      const verdict = await checkBuilt(project['package.json'] ?? '', built.texts);
      expect(JSON.parse(JSON.stringify(verdict))).toEqual(checks?.[check]);
    },
    120_000,
  );
});
