import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { getProject } from '../../explorer/project';
import {
  type StoredBuild,
  type Check,
  type LibraryResults,
  nameText,
} from '../../explorer/results';
import { type LibraryId, libraryIds, listCombinations, toKey } from '../../explorer/settings';
import { repository } from '../cases/paths';
import { buildCombination, type BuildOutput, checkBuilt } from './buildCombination';
import {
  committed,
  getKey,
  hashResults,
  hashText,
  type Inputs,
  listBundled,
  readInputs,
  readResults,
} from './checkExplorer';

/** What was built, by what it depends on: a run that was ended goes on where it was. */
const cache = path.join(repository, 'node_modules/.cache/rslib-docs/explorer');

export interface ExplorerUpdate {
  library: LibraryId;
  /** How many combinations there are, and how many of them were built now. */
  all: number;
  built: number;
  seconds: number;
}

/**
 * Builds all combinations of the libraries whose results are stale, two at a time for each processor. Builds
 * that are those of today are only checked again, for what has changed in the package check.
 */
export async function updateExplorer(
  wanted: readonly string[],
  onBuilt: (library: LibraryId, done: number, all: number) => void,
  folder = committed,
): Promise<ExplorerUpdate[]> {
  const unknown = wanted.find((name) => !libraryIds.some((id) => id === name));
  if (unknown) throw new Error(`explorer/libraries has no “${unknown}”: ${libraryIds.join(', ')}.`);
  const updates: ExplorerUpdate[] = [];
  for (const library of libraryIds.filter((id) => wanted.length === 0 || wanted.includes(id))) {
    const started = performance.now();
    const counts = await updateLibrary(library, folder, (done, all) => onBuilt(library, done, all));
    const seconds = Math.round((performance.now() - started) / 1000);
    updates.push({ library, ...counts, seconds });
  }
  return updates;
}

async function updateLibrary(
  library: LibraryId,
  folder: string,
  onBuilt: (done: number, all: number) => void,
): Promise<{ all: number; built: number }> {
  const inputs = await readInputs(library);
  const stored = await readResults(library, folder);
  const isOfToday =
    stored?.key === inputs.key && stored.hash === (await hashResults(stored, library, folder));
  const combinations = listCombinations(library);
  const finished = new Map<string, CheckedOutput>();
  const queue = [...combinations];
  let built = 0;
  await mkdir(cache, { recursive: true });
  const work = async () => {
    for (let settings = queue.shift(); settings; settings = queue.shift()) {
      const project = { ...inputs.sources, ...getProject(library, settings, inputs.versions) };
      const readBuilt = async (): Promise<BuildOutput> => {
        const bundled = listBundled(library, settings).join(' ');
        const parts = { ...project, ...(bundled && { bundled }) };
        const kept = path.join(cache, `${getKey(parts)}.json`);
        const known = await readFile(kept, 'utf8').catch(() => undefined);
        if (known) return JSON.parse(known) as BuildOutput;
        built++;
        const one = await buildCombination(library, settings, project);
        await writeFile(kept, JSON.stringify(one));
        return one;
      };
      const one = isOfToday
        ? await readStored(stored, library, toKey(settings), folder)
        : await readBuilt();
      const check = one.texts && (await checkBuilt(project['package.json'] ?? '', one.texts));
      finished.set(toKey(settings), { ...one, ...(check && { check }) });
      onBuilt(finished.size, combinations.length);
    }
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  await writeResults(library, folder, inputs, combinations.map(toKey), finished);
  return { all: combinations.length, built };
}

/** A build as it is committed. */
async function readStored(
  { builds, logs }: LibraryResults,
  library: LibraryId,
  name: string,
  folder: string,
): Promise<BuildOutput> {
  const { files, log } = builds[name] ?? {};
  const texts = Object.entries(files ?? {}).map(async ([file, hash]) => [
    file,
    await readFile(path.join(folder, nameText(library, file, hash)), 'utf8'),
  ]);
  return {
    ...(files && { texts: Object.fromEntries(await Promise.all(texts)) as BuildOutput['texts'] }),
    log: (log && logs[log]) || [],
  };
}

interface CheckedOutput extends BuildOutput {
  check?: Check;
}

async function writeResults(
  library: LibraryId,
  folder: string,
  { key, versions }: Inputs,
  combinations: readonly string[],
  finished: ReadonlyMap<string, CheckedOutput>,
): Promise<void> {
  await rm(path.join(folder, library), { recursive: true, force: true });
  const builds: Record<string, StoredBuild> = {};
  const checks: Record<string, Check> = {};
  const logs: Record<string, readonly string[]> = {};
  for (const name of combinations) {
    const { texts, check, log = [] } = finished.get(name) ?? {};
    const build: StoredBuild = {};
    if (check) checks[(build.check = hashText(JSON.stringify(check)))] = check;
    if (log.length > 0) logs[(build.log = hashText(log.join('\n')))] = log;
    if (texts) build.files = {};
    for (const [file, text] of Object.entries(texts ?? {})) {
      const place = path.join(folder, nameText(library, file, hashText(text)));
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, text);
      if (build.files) build.files[file] = hashText(text);
    }
    builds[name] = build;
  }
  const record: LibraryResults = {
    key,
    hash: '',
    versions,
    builds,
    checks: sort(checks),
    logs: sort(logs),
  };
  const hash = await hashResults(record, library, folder);
  await writeFile(path.join(folder, `${library}.json`), print({ ...record, hash }));
}

const sort = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A line for each build, check and log: what an upgrade changes is read line by line. */
function print(results: LibraryResults): string {
  const lines = Object.entries(results).map(([name, value]) => {
    if (typeof value === 'string' || name === 'versions') {
      return `  "${name}": ${JSON.stringify(value)}`;
    }
    const inner = Object.entries(value as object).map(
      ([key, one]) => `    "${key}": ${JSON.stringify(one)}`,
    );
    return `  "${name}": {\n${inner.join(',\n')}\n  }`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
