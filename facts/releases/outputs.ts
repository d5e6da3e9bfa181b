import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyPatch, formatPatch, parsePatch, structuredPatch } from 'diff';
import { repository } from '../cases/paths';
import { listCases, readCase, readCaseFiles } from '../cases/readCase';
import { readResult } from '../cases/results';
import type { BuildRequest, BuiltCase } from './buildOutputs';
import { compareVersions, type Release } from './releases';

/** What a release made of cases; the file keeps differences from the release before it. */
export interface ReleaseOutputs {
  version: string;
  cases: Map<string, RecordedCase>;
}

/** What was built, with a hash of the sources: other sources give other files. */
export type RecordedCase = BuiltCase & { source: string };

export const outputsFolder = path.join(repository, 'facts', 'releases', 'outputs');

const title = 'What Rslib made of cases, as differences from the release before it';
const untried = '-';
const nowhere = '/dev/null';
const suffix = '.patch';

/** The committed record, the first release first. */
export function readOutputs(folder = outputsFolder): ReleaseOutputs[] {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => name.endsWith(suffix));
  const versions = names.map((name) => name.slice(0, -suffix.length)).sort(compareVersions);
  const read = (version: string) => readFileSync(path.join(folder, version + suffix), 'utf8');
  return parseOutputs(versions.map((version) => [version, read(version)]));
}

/** Writes the record of all releases: one that came before another changes the differences of that. */
export function writeOutputs(releases: readonly ReleaseOutputs[], folder = outputsFolder): void {
  for (const [version, text] of formatOutputs(releases))
    writeFileSync(path.join(folder, version + suffix), text);
}

/** Versions in order with their files: a line for each case that is new or failed, then a unified diff. */
export function parseOutputs(patches: readonly (readonly [string, string])[]): ReleaseOutputs[] {
  const sources = new Map<string, string>();
  const files = new Map<string, Record<string, string>>();
  return patches.map(([version, text]) => {
    const failures = new Map<string, string>();
    for (const [, key, id = '', value = ''] of text.matchAll(/^(source|failure) (\S+) (.*)$/gm)) {
      if (key === 'failure') failures.set(id, value);
      else if (value === untried) sources.delete(id);
      else sources.set(id, value);
    }
    for (const patch of parsePatch(text.slice(text.search(/^--- /m) >>> 0))) {
      const isGone = patch.newFileName === nowhere;
      const name = (isGone ? patch.oldFileName : patch.newFileName) ?? '';
      const [id = ''] = name.split('/', 1);
      const file = name.slice(id.length + 1);
      const { [file]: before = '', ...others } = files.get(id) ?? {};
      const after = applyPatch(before, patch, { autoConvertLineEndings: false });
      if (after === false) throw new Error(`${version}${suffix} does not fit ${name}.`);
      files.set(id, isGone ? others : { ...others, [file]: after });
    }
    const cases = [...sources].map(([id, source]): [string, RecordedCase] => {
      const failure = failures.get(id);
      const built = failure === undefined ? { files: files.get(id) ?? {} } : { failure };
      return [id, { source, ...built }];
    });
    return { version, cases: new Map(cases) };
  });
}

/** Version and text of each release's file, in order of versions. */
export function formatOutputs(releases: readonly ReleaseOutputs[]): [string, string][] {
  const sources = new Map<string, string>();
  const files = new Map<string, Readonly<Record<string, string>>>();
  const sorted = releases.toSorted((a, b) => compareVersions(a.version, b.version));
  return sorted.map(({ version, cases }) => {
    const lines = [`${title}: ${version}.`];
    const patches: string[] = [];
    for (const id of [...new Set([...sources.keys(), ...cases.keys()])].sort()) {
      const one = cases.get(id);
      const source = one?.source ?? untried;
      if (sources.get(id) !== source) lines.push(`source ${id} ${source}`);
      if (one) sources.set(id, source);
      else sources.delete(id);
      if (one && 'failure' in one) lines.push(`failure ${id} ${one.failure}`);
      if (!one || 'failure' in one) continue;
      const before = files.get(id) ?? {};
      for (const file of listNames(before, one.files))
        if (before[file] !== one.files[file])
          patches.push(formatChange(`${id}/${file}`, before[file], one.files[file]));
      files.set(id, one.files);
    }
    return [version, [...lines, '', ...patches].join('\n')];
  });
}

/** Names of the files that either of two builds wrote, sorted. */
export const listNames = (...builds: Readonly<Record<string, string>>[]): string[] =>
  [...new Set(builds.flatMap((files) => Object.keys(files)))].sort();

function formatChange(name: string, before: string | undefined, after: string | undefined): string {
  const [from, to] = [before === undefined ? nowhere : name, after === undefined ? nowhere : name];
  const patch = structuredPatch(from, to, before ?? '', after ?? '', '', '', { context: 2 });
  return formatPatch(patch)
    .replace(/^=+\n/, '')
    .replace(/^(---|\+\+\+) (.*?)\t$/gm, '$1 $2');
}

/** Cases as they are recorded. */
export async function addSources(
  built: Readonly<Record<string, BuiltCase>>,
): Promise<ReleaseOutputs['cases']> {
  const cases: ReleaseOutputs['cases'] = new Map();
  for (const [id, one] of Object.entries(built).sort(([a], [b]) => (a < b ? -1 : 1)))
    cases.set(id, { ...one, source: await hashSources(id) });
  return cases;
}

/** A hash of what a case is built from. */
async function hashSources(id: string): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, content] of [...(await readCaseFiles(id))].sort())
    if (name !== 'case.ts') hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 12);
}

/** Of each kind, which is the first word of the name, releases before 1.0 build every fourth case. */
const step = 4;
/** What it tells of 1.0 must be found in the cases that it names. */
const upgradePage = path.join(repository, 'docs', 'en', 'guide', 'upgrade', 'v0-to-v1.mdx');

/**
 * What a release is asked to build: cases that end well and write files, whatever else runs at the same
 * time. Before 1.0 they stand for the others, with the newest compiler whose API the release can use.
 */
export async function chooseCases(
  { version, requires }: Release,
  releases: readonly Release[],
  kept: readonly ReleaseOutputs[],
): Promise<BuildRequest> {
  const kinds = new Map<string, string[]>();
  const isOld = compareVersions(version, '1.0.0-rc.0') < 0;
  for (const id of await listCases()) {
    const result = await readResult(id);
    if (!result || result.exit !== 0 || result.isRace || result.files.length === 0) continue;
    // A script calls an API that old releases do not have.
    if (isOld && (await readCase(id)).script) continue;
    const kind = id.split('-', 1)[0] ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  }
  if (!isOld) return { ids: [...kinds.values()].flat() };
  const named = new Set(readFileSync(upgradePage, 'utf8').match(/[\w-]+/g));
  // New cases move the others: what is compared must have been built before.
  const recorded = kept.find((one) => compareVersions(one.version, '1.0.0-rc.0') < 0)?.cases;
  const isChosen = (id: string, index: number) =>
    recorded ? recorded.has(id) : index % step === 0 || named.has(id);
  return {
    ids: [...kinds.values()].flatMap((ids) => ids.filter(isChosen)),
    itemOptions: (releases.at(-1)?.tool.options ?? []).flatMap(({ path: name, isTopLevel }) =>
      isTopLevel && !name.includes('.') && name !== 'output' ? [name] : [],
    ),
    typescript: requires.typescript?.includes('^6') ? '6' : '5',
  };
}
