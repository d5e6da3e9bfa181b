import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { getProject, packages, type Texts, type Versions } from '../../explorer/project';
import { type Build, type Check, type LibraryResults, nameText } from '../../explorer/results';
import { type LibraryId, libraryIds, listCombinations, toKey } from '../../explorer/settings';
import { getCaseKey, getToolVersions } from '../cases/caseKey';
import { defaultTypeScript } from '../cases/defineCase';
import { repository } from '../cases/paths';
import {
  buildCombination,
  type Built,
  checkBuilt,
  hashText,
  listBundled,
} from './buildCombination';

const root = path.join(repository, 'explorer');
const results = path.join(root, 'results');
/** What was built, by what it depends on: a run that was ended goes on where it was. */
const cache = path.join(repository, 'node_modules/.cache/rslib-docs/explorer');
const format = 1;

export interface ExplorerFault {
  library: LibraryId;
  message: string;
}

/** Libraries whose results are missing, older than what they depend on, or changed by hand. */
export async function checkExplorer(): Promise<ExplorerFault[]> {
  const faults: ExplorerFault[] = [];
  const checkKey = await getCheckKey();
  for (const library of libraryIds) {
    const stored = await readResults(library);
    const { key } = await readInputs(library);
    if (stored?.key !== key || stored.checkKey !== checkKey)
      faults.push({ library, message: 'its results are stale' });
    else if ((await hashResults(library, stored)) !== stored.hash)
      faults.push({ library, message: 'its results were changed by hand' });
  }
  return faults;
}

export interface ExplorerUpdate {
  library: LibraryId;
  /** How many combinations there are, and how many of them were built now. */
  all: number;
  built: number;
  seconds: number;
}

/** Builds all combinations of the libraries whose results are stale, two at a time for each processor. */
export async function updateExplorer(
  wanted: readonly string[],
  onBuilt: (library: LibraryId, done: number, all: number) => void,
): Promise<ExplorerUpdate[]> {
  const unknown = wanted.find((name) => !libraryIds.some((id) => id === name));
  if (unknown) throw new Error(`explorer/libraries has no “${unknown}”: ${libraryIds.join(', ')}.`);
  const stale = (await checkExplorer()).map(({ library }) => library);
  const updates: ExplorerUpdate[] = [];
  for (const library of stale.filter((id) => wanted.length === 0 || wanted.includes(id))) {
    const started = performance.now();
    const counts = await updateLibrary(library, (done, all) => onBuilt(library, done, all));
    const seconds = Math.round((performance.now() - started) / 1000);
    updates.push({ library, ...counts, seconds });
  }
  return updates;
}

async function updateLibrary(
  library: LibraryId,
  onBuilt: (done: number, all: number) => void,
): Promise<{ all: number; built: number }> {
  const inputs = await readInputs(library);
  const combinations = listCombinations(library);
  const finished = new Map<string, Finished>();
  const queue = [...combinations];
  let built = 0;
  await mkdir(cache, { recursive: true });
  const work = async () => {
    for (let settings = queue.shift(); settings; settings = queue.shift()) {
      const project = { ...inputs.sources, ...getProject(library, settings, inputs.versions) };
      const bundled = listBundled(library, settings).join(' ');
      const parts = { ...project, ...(bundled && { bundled }) };
      const kept = path.join(cache, `${getKey(parts, inputs.versions)}.json`);
      const known = await readFile(kept, 'utf8').catch(() => undefined);
      const one = known
        ? (JSON.parse(known) as Built)
        : await buildCombination(library, settings, project);
      if (!known) {
        await writeFile(kept, JSON.stringify(one));
        built++;
      }
      const check =
        one.texts && (await checkBuilt(library, project['package.json'] ?? '', one.texts));
      finished.set(toKey(settings), { ...one, ...(check && { check }) });
      onBuilt(finished.size, combinations.length);
    }
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  await writeResults(library, inputs, combinations.map(toKey), finished);
  return { all: combinations.length, built };
}

interface Finished extends Built {
  check?: Check;
}

async function writeResults(
  library: LibraryId,
  { key, versions }: Inputs,
  combinations: readonly string[],
  finished: ReadonlyMap<string, Finished>,
): Promise<void> {
  await rm(path.join(results, library), { recursive: true, force: true });
  const builds: Record<string, Build> = {};
  const checks: Record<string, Check> = {};
  const logs: Record<string, readonly string[]> = {};
  for (const name of combinations) {
    const { texts, check, log = [] } = finished.get(name) ?? {};
    const build: Build = {};
    if (check) checks[(build.check = hashText(JSON.stringify(check)))] = check;
    if (log.length > 0) logs[(build.log = hashText(log.join('\n')))] = log;
    if (texts) build.files = {};
    for (const [file, text] of Object.entries(texts ?? {})) {
      const place = path.join(results, nameText(library, file, hashText(text)));
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, text);
      if (build.files) build.files[file] = hashText(text);
    }
    builds[name] = build;
  }
  const checkKey = await getCheckKey();
  const record: LibraryResults = {
    key,
    checkKey,
    hash: '',
    versions,
    builds,
    checks: sort(checks),
    logs: sort(logs),
  };
  const hash = await hashResults(library, record);
  await writeFile(path.join(results, `${library}.json`), print({ ...record, hash }));
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

async function readResults(library: LibraryId): Promise<LibraryResults | undefined> {
  const text = await readFile(path.join(results, `${library}.json`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as LibraryResults);
}

/** A hash of the record, and of the texts that it names. */
async function hashResults(library: LibraryId, record: LibraryResults): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify({ ...record, hash: '' }));
  const names = Object.values(record.builds).flatMap(({ files = {} }) =>
    Object.entries(files).map(([file, text]) => nameText(library, file, text)),
  );
  for (const name of [...new Set(names)].sort()) {
    hash.update(await readFile(path.join(results, name)).catch(() => 'missing'));
  }
  return hash.digest('hex').slice(0, 16);
}

export interface Inputs {
  /** Of all that the builds depend on. */
  key: string;
  sources: Texts;
  versions: Versions;
}

export async function readInputs(library: LibraryId): Promise<Inputs> {
  const sources = await readTexts(path.join(root, 'libraries', library));
  const versions = await readVersions(packages);
  const projects = listCombinations(library).map((settings) => [
    toKey(settings),
    getProject(library, settings, versions),
    listBundled(library, settings),
  ]);
  const key = getKey({ ...sources, projects: JSON.stringify(projects) }, versions);
  return { key, sources, versions };
}

/** All files of a folder: path → text. */
async function readTexts(folder: string): Promise<Texts> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const texts = files.map(async (file) => [
    path.relative(folder, file).replaceAll(path.sep, '/'),
    await readFile(file, 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(texts)) as Texts;
}

function getKey(files: Texts, packageVersions: Versions): string {
  const buffers = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const);
  const tools = getToolVersions();
  const versions = {
    ...packageVersions,
    'rsbuild-plugin-dts': tools['rsbuild-plugin-dts'],
    '@rsbuild/core': tools['@rsbuild/core'],
    '@rspack/core': tools['@rspack/core'],
  };
  return getCaseKey({ files: new Map(buffers), versions, format });
}

/** Raise it when the package check says something else of the same package. */
const checkFormat = 1;

async function getCheckKey(): Promise<string> {
  const versions = await readVersions(['publint', '@arethetypeswrong/core']);
  return hashText(JSON.stringify([checkFormat, versions]));
}

/** Exact installed versions; `typescript` is the one that readers who install today get. */
async function readVersions<Name extends string>(
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const entries = names.map(async (name) => {
    const folder = name === 'typescript' ? `typescript-${defaultTypeScript}` : name;
    const file = path.join(repository, 'node_modules', folder, 'package.json');
    return [name, (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Name, string>;
}
