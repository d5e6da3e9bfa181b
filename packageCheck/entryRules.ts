import type { FindingCode } from './helpPages';
import {
  formatPath,
  isObject,
  formatEntry,
  listTargets,
  type Manifest,
  type Target,
  resolveEntry,
  listEntries,
  toPath,
} from './manifest';
import type { PackageFiles } from './readTarball';
import { findFile, getFormat } from './codeFiles';
import type { ManifestRule, FileRule } from './Finding';

/** `types` after a condition that TypeScript takes as well. */
export const findTypesLast: ManifestRule = ({ exports }) => {
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
  return places;
};

/** An entry that no build wrote, where the build wrote other files. */
export const findUnwritten: FileRule = (manifest, files) => {
  const names = [...files.keys()];
  const missing = listEntryPlaces(manifest).filter(({ path: [field], value }) => {
    if (value.includes('*') || value.endsWith('/')) return false;
    const endings = field === 'types' ? ['', '.d.ts', '/index.d.ts'] : [''];
    const exact = field !== 'main' && field !== 'module';
    return !endings.some((ending) => findFile(toPath(value) + ending, exact, files));
  });
  const written = missing.filter(({ value }) => {
    const folder = toPath(value).split('/')[0] ?? '';
    return toPath(value).includes('/') && names.some((name) => name.startsWith(`${folder}/`));
  });
  const first = written.find(({ value }) => !isTypes.test(value)) ?? written[0];
  if (!first) return [];
  const nearest = findMeantFile(toPath(first.value), names);
  const values = { file: first.value, nearest: nearest ? `./${nearest}` : '' };
  const replacesSamePlaces: FindingCode[] = ['FILE_DOES_NOT_EXIST', 'NoResolution'];
  if (written.some(({ path }) => path.includes('types')))
    replacesSamePlaces.push('UntypedResolution');
  const places = written.map(({ path }) => formatPath(path));
  const code = nearest && 'EntryNotWrittenNearest';
  return { ...(code && { code }), places, values, replacesSamePlaces };
};

/** One declaration file for an entry that is ESM for `import` and CommonJS for `require`. */
export const findSharedTypes: ManifestRule = (manifest, files) => {
  const entries = listEntries(manifest).filter((entry) => {
    const find = (...conditions: string[]) => {
      const resolved = resolveEntry(manifest, entry, conditions);
      return 'target' in resolved ? toPath(resolved.target) : '';
    };
    const [esm, cjs] = (['import', 'require'] as const).map((mode) => {
      const code = find(mode, 'node');
      const types = find(mode, 'node', 'types');
      if (files) {
        const format = files.has(code) && getFormat(code, manifest, files);
        return { code, format, types: pickTypes(types, files) };
      }
      // A `.js` file is what its condition says, where there is no `type`.
      const typed = { type: mode === 'import' ? 'module' : 'commonjs', ...manifest };
      const format = getFormat(code, typed, new Map());
      return { code, format, types: [types, find('types')].find((one) => isTypes.test(one)) };
    });
    const types = esm?.types ?? cjs?.types;
    if (esm?.format !== 'esm' || cjs?.format !== 'cjs' || esm.code === cjs.code || !types)
      return false;
    // Without the files, those that are not named may be next to the code.
    return [esm, cjs].every((one) => one.types === types || (files && !one.types));
  });
  return entries.map((entry) => formatEntry(manifest, entry));
};

export const isTypes = /\.d\.[cm]?ts$/;

/** The declarations that TypeScript reads for a file: itself, or those of its name next to it. */
function pickTypes(file: string, files: PackageFiles): string | undefined {
  if (isTypes.test(file)) return file;
  const [, stem, kind] = /^(.*)\.([cm]?)jsx?$/.exec(file) ?? [];
  const neighbor = `${stem}.d.${kind}ts`;
  return files.has(neighbor) ? neighbor : undefined;
}

function listEntryPlaces(manifest: Manifest): Target[] {
  const fields = ['main', 'module', 'types', 'unpkg', 'jsdelivr', 'style'].flatMap((field) =>
    listTargets(manifest[field], [field]),
  );
  return [...fields, ...listTargets(manifest.exports, ['exports'])];
}

/** The written file that was meant: of the same name with another extension, or else in another folder. */
function findMeantFile(wanted: string, names: readonly string[]): string | undefined {
  const getStem = (name: string) => name.replace(/^.*\//, '').replace(/\..*$/, '');
  const getFolder = (name: string) => name.replace(/[^/]*$/, '');
  const getKind = (name: string) =>
    /\.d\.[cm]?ts$/.test(name) ? 'types' : /\.[cm]?jsx?$/.test(name) ? 'code' : 'other';
  // For `a.umd.js`, `a.umd.cjs` rather than `a.mjs`.
  const getBase = (name: string) => name.replaceAll(/^.*\/|(?:\.d)?\.[^./]*$/g, '');
  const rank = (name: string) =>
    2 * +(getFolder(name) === getFolder(wanted)) + +(getBase(name) === getBase(wanted));
  return names
    .filter((name) => getStem(name) === getStem(wanted) && getKind(name) === getKind(wanted))
    .sort((a, b) => rank(b) - rank(a) || a.length - b.length)[0];
}
