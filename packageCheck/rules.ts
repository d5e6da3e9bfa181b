import { minimatch } from 'minimatch';
import type { Finding } from './Finding';
import type { FindingCode } from './helpPages';
import {
  formatPath,
  hasExports,
  isObject,
  listNames,
  listTargets,
  type Manifest,
  type Target,
  resolveEntry,
  listEntries,
  toPath,
} from './manifest';
import type { PackageFiles } from './readTarball';
import { findFile, getFormat, lex, readText } from './runtime';

type PackageRule = (manifest: Manifest, files: PackageFiles) => Finding[];

/** Slips of libraries that Rslib built; each has a case that shows it (tests/unit/packageCheck). */
export const listOwnFindings = (manifest: Manifest, files: PackageFiles): Finding[] =>
  rules.flatMap((rule) => rule(manifest, files));

/** Those that need no file. */
export const listManifestFindings = (manifest: Manifest): Finding[] => findTypesLast(manifest);

/** `types` behind a condition that TypeScript takes as well. */
function findTypesLast({ exports }: Manifest): Finding[] {
  const places: string[] = [];
  const walk = (value: unknown, path: string[]): void => {
    if (!isObject(value) || path.length > 20) return;
    const keys = Object.keys(value);
    const types = keys.indexOf('types');
    const isBehind = keys
      .slice(0, Math.max(types, 0))
      .some((key) => ['import', 'require', 'node', 'default', 'module'].includes(key));
    if (isBehind) places.push(formatPath([...path, 'types']));
    for (const key of keys) walk(value[key], [...path, key]);
  };
  walk(exports, ['exports']);
  return report('TypesLast', 'error', places, ['EXPORTS_TYPES_SHOULD_BE_FIRST']);
}

/** An entry that no build wrote, where the build wrote other files. */
const findUnwritten: PackageRule = (manifest, files) => {
  const names = [...files.keys()];
  const missing = listEntryPlaces(manifest).filter(({ path, value }) => {
    const exact = path[0] === 'exports' || path[0] === 'types';
    return !value.includes('*') && !value.endsWith('/') && !findFile(toPath(value), exact, files);
  });
  const written = missing.filter(({ value }) => {
    const folder = toPath(value).split('/')[0] ?? '';
    return toPath(value).includes('/') && names.some((name) => name.startsWith(`${folder}/`));
  });
  const [first] = written;
  if (!first) return [];
  const nearest = findMeantFile(toPath(first.value), names);
  const values = { file: first.value, nearest: nearest ? `./${nearest}` : '' };
  const code = nearest ? 'EntryNotWrittenNearest' : 'EntryNotWritten';
  const isWhole = written.length === missing.length || hasExports(manifest);
  const replacesCodes = isWhole ? (['FILE_DOES_NOT_EXIST'] as const) : [];
  return [{ ...report(code, 'error', written.map(format), replacesCodes)[0]!, values }];
};

/** One declaration file for an entry that is ESM for `import` and CommonJS for `require`. */
const findSharedTypes: PackageRule = (manifest, files) => {
  const places = listEntries(manifest).filter((entry) => {
    const [esm, cjs] = (['import', 'require'] as const).map((mode) => {
      const find = (...more: string[]) => {
        const resolved = resolveEntry(manifest, entry, [mode, 'node', ...more]);
        return 'target' in resolved ? resolved.target : undefined;
      };
      const code = find();
      const found = find('types');
      return { code: code && toPath(code), types: found && pickTypes(toPath(found), files) };
    });
    if (!esm?.code || !cjs?.code || !files.has(esm.code) || !files.has(cjs.code)) return false;
    const formats = [esm.code, cjs.code].map((file) => getFormat(file, manifest, files));
    return (
      formats[0] === 'esm' &&
      formats[1] === 'cjs' &&
      (esm.types ?? cjs.types) !== undefined &&
      (esm.types === cjs.types || !esm.types || !cjs.types)
    );
  });
  return report('SharedTypes', 'error', places, [
    'FalseESM',
    'FalseCJS',
    'EXPORTS_TYPES_INVALID_FORMAT',
  ]);
};

/** The declarations that TypeScript reads for a file: itself, or those of its name next to it. */
function pickTypes(file: string, files: PackageFiles): string | undefined {
  if (/\.d\.[cm]?ts$/.test(file)) return file;
  const [, stem, kind] = /^(.*)\.([cm]?)jsx?$/.exec(file) ?? [];
  const neighbor = `${stem}.d.${kind}ts`;
  return files.has(neighbor) ? neighbor : undefined;
}

/** Stylesheets that code imports, and that bundlers leave out for `sideEffects`. */
const findDroppedStyles: PackageRule = ({ sideEffects }, files) => {
  if (sideEffects !== false && !Array.isArray(sideEffects)) return [];
  const kept = Array.isArray(sideEffects)
    ? sideEffects.filter((one) => typeof one === 'string')
    : [];
  // As Rspack reads it: a pattern without a slash is that of a name in any folder.
  const isKept = (name: string) =>
    kept.some((one) => minimatch(name, one.replace(/^\.\//, ''), { dot: true, matchBase: true }));
  const places = listCode(files).flatMap((name) =>
    listImports(files, name)
      .filter((target) => target.endsWith('.css'))
      .map((target) => join(name, target)),
  );
  return report(
    'StylesDropped',
    'error',
    places.filter((name) => files.has(name) && !isKept(name)),
  );
};

/** Rspack's UMD without a name sets each export as a global of its own. */
const findNamelessUmd: PackageRule = (_manifest, files) => {
  const nameless =
    /for\s*\(\s*var \w+ in \w+\)\s*\(\s*["']object["']\s*===?\s*typeof exports\s*\?\s*exports\s*:\s*\w+\)\[/;
  const places = listCode(files).filter((name) =>
    nameless.test(readText(files, name).slice(0, 2000)),
  );
  return report('UmdWithoutName', 'warning', places);
};

/** What only the author needs. */
const findSources: PackageRule = (_manifest, files) => {
  const names = [...files.keys()];
  const isOwn = (name: string) =>
    /^src\/.*(?<!\.d)\.[cm]?tsx?$|\.(?:test|spec|stories)\.[cm]?[jt]sx?$/.test(name) ||
    /^(?:rslib|rsbuild|rstest|vitest)\.config\.\w+$|^tsconfig[\w.]*\.json$/.test(name);
  return report('SourcesPublished', 'suggestion', names.filter(isOwn));
};

/** Packages that users install, and that no file imports: they are in the bundle, or unused. */
const findBundled: PackageRule = ({ dependencies, bin }, files) => {
  const code = [...files.keys()].filter((name) => /\.(?:[cm]?[jt]sx?|vue|svelte|css)$/.test(name));
  if (!code.some((name) => /\.[cm]?js$/.test(name)) || bin !== undefined) return [];
  const published = code.filter((name) => !/^src\//.test(name) && !/\.config\.\w+$/.test(name));
  const text = published.map((name) => readText(files, name)).join('\n');
  const isUsed = (name: string) =>
    [`"${name}"`, `'${name}'`, `"${name}/`, `'${name}/`, `\`${name}\``].some((one) =>
      text.includes(one),
    );
  const places = listNames(dependencies).filter(
    (name) => !name.startsWith('@types/') && !isUsed(name),
  );
  const [finding] = report(
    'DependencyBundled',
    'suggestion',
    places.map((name) => formatPath(['dependencies', name])),
  );
  return finding ? [{ ...finding, values: { name: places.join(', ') } }] : [];
};

/** `bundle: false` with fewer entries than files: the others were not written. */
const findLostImports: PackageRule = (_manifest, files) => {
  const places = listCode(files)
    .filter((name) => name.endsWith('js') && !/^src\//.test(name))
    .flatMap((name) =>
      listImports(files, name)
        .filter(
          (target) => /\.(?:[cm]?js|css|json)$/.test(target) && !files.has(join(name, target)),
        )
        .map((target) => `${name} → ${target}`),
    );
  return report('ImportNotWritten', 'error', places);
};

const rules: readonly PackageRule[] = [
  findTypesLast,
  findUnwritten,
  findLostImports,
  findSharedTypes,
  findDroppedStyles,
  findNamelessUmd,
  findBundled,
  findSources,
];

const report = (
  code: FindingCode,
  severity: Finding['severity'],
  places: readonly string[],
  replacesCodes: readonly FindingCode[] = [],
): Finding[] =>
  places.length > 0
    ? [{ code, reportedBy: ['rslib'], severity, places: [...new Set(places)], replacesCodes }]
    : [];

const format = ({ path }: Target): string => formatPath(path);

function listEntryPlaces(manifest: Manifest): Target[] {
  const fields = ['main', 'module', 'types'].flatMap((field) =>
    listTargets(manifest[field], [field]),
  );
  return [...fields, ...listTargets(manifest.exports, ['exports'])];
}

const listCode = (files: PackageFiles): string[] =>
  [...files.keys()].filter((name) => /\.[cm]?jsx?$/.test(name));

const listImports = (files: PackageFiles, name: string): string[] =>
  lex(files, name).imports.filter((target) => /^\.\.?\//.test(target));

/** The path of an import, from that of the file that has it. */
function join(file: string, target: string): string {
  const path = file.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}

/** The written file that was meant: of the same name with another extension or in another folder. */
function findMeantFile(wanted: string, names: readonly string[]): string | undefined {
  const getStem = (name: string) => name.replace(/^.*\//, '').replace(/\..*$/, '');
  const getKind = (name: string) =>
    /\.d\.[cm]?ts$/.test(name) ? 'types' : /\.[cm]?jsx?$/.test(name) ? 'code' : 'other';
  return names
    .filter((name) => getStem(name) === getStem(wanted) && getKind(name) === getKind(wanted))
    .sort((a, b) => a.length - b.length)[0];
}
