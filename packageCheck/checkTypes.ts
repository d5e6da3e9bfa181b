import { type CheckResult, checkPackage, Package } from '@arethetypeswrong/core';
import { problemAffectsEntrypointResolution } from '@arethetypeswrong/core/problems';
import type { Problem } from '@arethetypeswrong/core/types';
import { groupBy } from '../site/groupBy';
import type { Finding, Severity } from './Finding';
import {
  assetName,
  formatEntry,
  isCommand,
  isDataEntry,
  listEntries,
  listStars,
  type Manifest,
  readManifest,
} from './manifest';
import type { PackageFiles } from './readTarball';
import { listLostTypes } from './lostImports';
import { type Cell, type EntryRow, isLimited } from './runtime';

export interface TypesResult {
  rows: EntryRow[];
  findings: Finding[];
}

/** With their names for readers. */
const kindNames = {
  'node16-esm': 'node16 (import)',
  'node16-cjs': 'node16 (require)',
  bundler: 'bundler',
  node10: 'node10',
} as const;
const kinds = Object.keys(kindNames) as (keyof typeof kindNames)[];

/** What TypeScript makes of a package, as Are The Types Wrong says it. Requests nothing from a registry. */
export async function checkTypes(files: PackageFiles): Promise<TypesResult> {
  const manifest = readManifest(files);
  if (isCommand(manifest, files)) return { rows: [], findings: [] };
  const patterns = new Map(
    listEntries(manifest).flatMap((entry) =>
      listStars(manifest, entry, files).map(
        (star) => [entry.split('*').join(star), entry] as const,
      ),
    ),
  );
  const result = await runTypesWrong(files, [...patterns.keys()]);
  return describeTypes(result, { manifest, files, patterns });
}

/**
 * The same result as its command line for a tarball.
 * @param subpaths those of patterns, which it leaves out by itself
 */
export function runTypesWrong(files: PackageFiles, subpaths: string[] = []): Promise<CheckResult> {
  const { name, version } = readManifest(files);
  const root = `/node_modules/${name}/`;
  const named = Object.fromEntries([...files].map(([path, data]) => [root + path, data]));
  const options = { includeEntrypoints: subpaths };
  return checkPackage(new Package(named, name, `${version ?? ''}`), options);
}

interface CheckedPackage {
  manifest: Manifest;
  files: PackageFiles;
  /** The entry of each subpath that stands for one with an asterisk. */
  patterns: ReadonlyMap<string, string>;
}

function describeTypes(
  result: CheckResult,
  { manifest, files, patterns }: CheckedPackage,
): TypesResult {
  if (!result.types) {
    const none: Finding = {
      code: 'NoTypes',
      reportedBy: ['attw'],
      severity: 'warning',
      places: ['package.json'],
    };
    return { rows: [], findings: [none] };
  }
  const { entrypoints } = result;
  // Declarations that import what users do not have, which Are The Types Wrong does not look at.
  const lost = listLostTypes(manifest, files);
  const affects = (problem: Problem, entry: string, kind: (typeof kinds)[number]) =>
    problemAffectsEntrypointResolution(problem, entry, kind, result);
  // Style sheets and images have no types.
  const codeEntries = Object.keys(entrypoints).filter((entry) => !isDataEntry(manifest, entry));
  const problems = result.problems.filter((problem) =>
    problem.kind === 'InternalResolutionError'
      ? !assetName.test(problem.moduleSpecifier)
      : codeEntries.some((entry) => kinds.some((kind) => affects(problem, entry, kind))),
  );
  const describeEntry = (entry: string, kind: (typeof kinds)[number]): Cell => {
    const resolution = entrypoints[entry]?.resolutions[kind].resolution;
    const file = resolution && stripRoot(resolution.fileName, result.packageName);
    const own = problems.filter((problem) => affects(problem, entry, kind));
    const worst = own.find(({ kind: found }) => weights[found] === 'error') ?? own[0];
    const isLost = lost.has(file ?? '');
    const cell =
      worst || isLost
        ? describeProblem(worst?.kind ?? 'InternalResolutionError', files.get(file ?? ''))
        : getCell(resolution?.isJson === true);
    return { ...cell, ...(file && { file }) };
  };
  const describePattern = (entry: string, kind: (typeof kinds)[number]): Cell => {
    const subpaths = [...patterns.keys()].filter((one) => patterns.get(one) === entry);
    const cells = subpaths.map((one) => describeEntry(one, kind));
    const worst = cells.find(({ state }) => state === 'fails') ?? cells.find(isLimited);
    return worst ?? { state: 'works', word: 'Pattern' };
  };
  // Of a pattern, with the path that fails.
  const formatPlace = (entry: string): string =>
    formatEntry(manifest, patterns.get(entry) ?? entry) +
    (patterns.has(entry) ? ` → ${entry}` : '');
  const rows = Object.values(entrypoints)
    .filter(({ subpath }) => !patterns.has(subpath))
    .map(({ subpath, isWildcard }): EntryRow => {
      const describe = isWildcard ? describePattern : describeEntry;
      const cells = kinds.map((kind) => [kind, describe(subpath, kind)]);
      return { entry: subpath, cells: Object.fromEntries(cells) };
    });
  const findings = groupBy(problems, ({ kind }) => kind).flatMap((own): Finding[] => {
    const entries = codeEntries.map((entry) => ({
      entry,
      modes: kinds.filter((kind) => own.some((problem) => affects(problem, entry, kind))),
    }));
    const affected = entries.filter(({ modes }) => modes.length > 0);
    const named = own.flatMap((problem) =>
      'fileName' in problem
        ? [stripRoot(problem.fileName, result.packageName)]
        : 'typesFileName' in problem
          ? [stripRoot(problem.typesFileName, result.packageName)]
          : [],
    );
    // Entries that fail in the same modes are one finding; those of a file are one.
    const groups = named.length > 0 ? [affected] : groupBy(affected, ({ modes }) => modes.join());
    return groups.map((group) => {
      const modes = kinds.filter((kind) => group.some((one) => one.modes.includes(kind)));
      const isMinor = modes.every((mode) => mode === 'node10');
      const { kind } = own[0];
      const places = named.length > 0 ? named : group.map(({ entry }) => formatPlace(entry));
      return {
        code: isMinor && kind === 'NoResolution' ? 'OldResolution' : kind,
        reportedBy: ['attw'],
        severity: isMinor ? 'suggestion' : weigh(kind, files.get(places[0] ?? '')),
        places: [...new Set(places)],
        values: { ways: modes.map((mode) => kindNames[mode]).join(', ') },
      };
    });
  });
  return { rows, findings };
}

const stripRoot = (file: string, name: string): string =>
  file.replace(`/node_modules/${name}/`, '');

const getCell = (isJson: boolean): Cell => ({ state: 'works', word: isJson ? 'Data' : 'Typed' });

const describeProblem = (kind: Problem['kind'], types?: Uint8Array): Cell => ({
  state: weigh(kind, types) === 'error' ? 'fails' : 'partly',
  word: kind,
});

const weigh = (kind: Problem['kind'], types?: Uint8Array): Severity =>
  kind === 'FalseCJS' && hasDefaultAlone(types) ? 'error' : weights[kind];

/** Whether declarations have no other value for users than a default, whose type is wrong with `FalseCJS`. */
function hasDefaultAlone(types: Uint8Array | undefined): boolean {
  const text = new TextDecoder().decode(types);
  const named =
    /\bexport\s+(?:(?:declare|abstract)\s+)*(?:const|let|var|function|class|enum|namespace)\b|\bexport\s*\*|\bexport\s*\{(?!\s*\w+ as default\s*\})/;
  return /\bexport default\b|\bas default\b/.test(text) && !named.test(text);
}

/** How much each weighs: an ES module alone is what many packages want. */
const weights: Record<Problem['kind'], Severity> = {
  NoResolution: 'error',
  UntypedResolution: 'error',
  // Named imports work.
  FalseCJS: 'warning',
  FalseESM: 'error',
  FalseExportDefault: 'error',
  UnexpectedModuleSyntax: 'error',
  InternalResolutionError: 'warning',
  NamedExports: 'warning',
  FallbackCondition: 'warning',
  CJSOnlyExportsDefault: 'warning',
  MissingExportEquals: 'warning',
  CJSResolvesToESM: 'suggestion',
};
