import { minimatch } from 'minimatch';
import type { Finding } from './Finding';
import type { FindingCode } from './helpPages';
import {
  formatPath,
  hasExports,
  isObject,
  listNames,
  formatEntry,
  listTargets,
  type Manifest,
  type Target,
  resolveEntry,
  listEntries,
  toPath,
  findStar,
} from './manifest';
import type { PackageFiles } from './readTarball';
import {
  createFindMissing,
  findFile,
  getFormat,
  isForAuthor,
  isFound,
  join,
  lex,
  listAssetImporters,
  listCode,
  listLostFiles,
  listRuntime,
  listTypeImports,
  readText,
} from './runtime';

/** Where a mistake is, with what differs from place to place. */
type Found = string[] | (Pick<Finding, 'places'> & Partial<Finding>);
type FileRule = (manifest: Manifest, files: PackageFiles) => Found;
/** Finds a mistake in a package.json that was pasted alone as well. */
type ManifestRule = (manifest: Manifest, files?: PackageFiles) => Found;

/** Mistakes of libraries that Rslib built; those that need no files where there are none. */
export const listOwnFindings = (manifest: Manifest, files?: PackageFiles): Finding[] =>
  rules.flatMap((rule): Finding[] => {
    if (rule.needsFiles && !files) return [];
    const found = rule.find(manifest, files as PackageFiles);
    const { places, ...own } = Array.isArray(found) ? { places: found } : found;
    if (places.length === 0) return [];
    const { code, severity, replaces } = rule;
    return [
      {
        code,
        reportedBy: ['rslib'],
        severity,
        places: [...new Set(places)],
        replacesCodes: replaces,
        ...own,
      },
    ];
  });

/** `types` after a condition that TypeScript takes as well. */
const findTypesLast: ManifestRule = ({ exports }) => {
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
const findUnwritten: FileRule = (manifest, files) => {
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
const findSharedTypes: ManifestRule = (manifest, files) => {
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

const isTypes = /\.d\.[cm]?ts$/;

/** The declarations that TypeScript reads for a file: itself, or those of its name next to it. */
function pickTypes(file: string, files: PackageFiles): string | undefined {
  if (isTypes.test(file)) return file;
  const [, stem, kind] = /^(.*)\.([cm]?)jsx?$/.exec(file) ?? [];
  const neighbor = `${stem}.d.${kind}ts`;
  return files.has(neighbor) ? neighbor : undefined;
}

/** Stylesheets that code imports, or users, and that bundlers leave out for `sideEffects`: those of users, webpack. */
const findDroppedStyles: ManifestRule = ({ sideEffects, exports, style }, files) => {
  const targets = listTargets([exports, style], []).map(({ value }) => toPath(value));
  const isNamed = (name: string) =>
    targets.some((target) => target === name || findStar(target, name) !== undefined);
  const names = files ? [...files.keys()].filter(isNamed) : targets;
  const named = names.filter((name) => /^[^*]+\.css$/.test(name));
  const imported = files ? listStyleImports(files) : [];
  return [...named, ...imported.map(({ name, target }) => join(name, target))].filter(
    (name) => (!files || files.has(name)) && !hasSideEffects(name, sideEffects),
  );
};

/** Those that `sideEffects` lists, of a file that it doesn't, and that bundlers skip, as it has no code of its own. */
const findSkippedStyles: FileRule = ({ sideEffects }, files) => {
  if (!Array.isArray(sideEffects)) return [];
  return listStyleImports(files)
    .filter(
      ({ name, target }) =>
        lex(files, name).isFacade &&
        /^\s*["']/.test(readText(files, name).split(target)[0]?.split('import').at(-1) ?? '') &&
        hasSideEffects(join(name, target), sideEffects) &&
        !hasSideEffects(name, sideEffects),
    )
    .map(({ name, target }) => `${name} → ${target}`);
};

/** As webpack reads it: a pattern without a slash is that of a name in any folder. */
const hasSideEffects = (name: string, sideEffects: unknown): boolean =>
  [sideEffects ?? true].flat().some((one) => {
    const options = { dot: true, matchBase: !`${one}`.includes('/') };
    return one === true || minimatch(name, `${one}`.replace(/^\.\//, ''), options);
  });

const listStyleImports = (files: PackageFiles): { name: string; target: string }[] =>
  listCode(files).flatMap((name) =>
    listImports(files, name)
      .filter((target) => target.endsWith('.css'))
      .map((target) => ({ name, target })),
  );

/** Rspack's UMD without a name sets each export as a global of its own. */
const findNamelessUmd: FileRule = (_manifest, files) => {
  const nameless =
    /for\s*\(\s*var \w+ in \w+\)\s*\(\s*["']object["']\s*===?\s*typeof exports\s*\?\s*exports\s*:\s*\w+\)\[/;
  return listCode(files).filter((name) => nameless.test(readText(files, name).slice(0, 2000)));
};

/** UMD that Node.js reads as an ES module, for its `.js`, where users can reach it. */
const findUmdAsModule: FileRule = (manifest, files) => {
  const targets = listTargets(manifest.exports, []).map(({ value }) => toPath(value));
  const wrong = listCode(files)
    .filter((name) => !hasExports(manifest) || targets.includes(name))
    .filter((name) => getFormat(name, manifest, files) === 'wrong');
  const umd = wrong.filter((name) =>
    /\btypeof exports\b.*\bdefine\.amd\b/s.test(readText(files, name).slice(0, 2000)),
  );
  const isAll = umd.length === wrong.length;
  return { places: umd, replacesCodes: isAll ? ['FILE_INVALID_FORMAT'] : [] };
};

/** Code with styles or images that an entry leads to. */
const findAssetImports: FileRule = (manifest, files) => {
  const isReached = listRuntime(manifest, files).some(({ cells }) =>
    Object.values(cells).some(({ word }) => word === 'NeedsBundler'),
  );
  return isReached ? [...listAssetImporters(files)] : [];
};

/** What only the author needs. */
const findSources: FileRule = (_manifest, files) => [...files.keys()].filter(isForAuthor);

/** Packages that users install, and that no file imports: they are in the bundle, or unused. */
const findBundled: FileRule = ({ dependencies, bin }, files) => {
  const code = [...files.keys()].filter((name) => /\.(?:[cm]?[jt]sx?|vue|svelte|css)$/.test(name));
  if (!code.some((name) => /\.[cm]?js$/.test(name)) || bin !== undefined) return [];
  const published = code.filter((name) => !/^src\//.test(name) && !/\.config\.\w+$/.test(name));
  const text = published.map((name) => readText(files, name)).join('\n');
  const isUsed = (name: string) =>
    [`"${name}"`, `'${name}'`, `"${name}/`, `'${name}/`, `\`${name}\``].some((one) =>
      text.includes(one),
    );
  const unused = listNames(dependencies).filter(
    (name) => !name.startsWith('@types/') && !isUsed(name),
  );
  const places = unused.map((name) => formatPath(['dependencies', name]));
  return { places, values: { name: unused.join(', ') } };
};

/** `bundle: false` with fewer entries than files: the others were not written. Or, they are named without extension. */
function findLostImports(manifest: Manifest, files: PackageFiles, isUnextended = false): Found {
  const code = listPublished(files).filter((name) => /\.[cm]?js$/.test(name));
  return code.flatMap((name) =>
    listLostFiles(manifest, files, name)
      .filter((target) => isFound(files, join(name, target)) === isUnextended)
      .map((target) => `${name} → ${target}`),
  );
}

const listPublished = (files: PackageFiles): string[] =>
  [...files.keys()].filter((name) => !isForAuthor(name) && !/^src\//.test(name));

/** Versions that only a workspace knows, and that its package manager replaces when it packs. */
const findWorkspaceVersions: ManifestRule = (manifest) =>
  listTargets(manifest, [])
    .filter(
      ({ path, value }) =>
        /^(?:workspace|catalog):/.test(value) &&
        /^(?:d|peerD|optionalD)ependencies$/.test(`${path[0]}`),
    )
    .map(({ path }) => formatPath(path));

/** Packages that published code or declarations import, or `@types` of them, that users do not get with the package. */
function findUndeclared(manifest: Manifest, files: PackageFiles, isOfTypes = false): Found {
  const findMissing = createFindMissing(manifest, files);
  const places: string[] = [];
  const names = new Set<string>();
  for (const name of listPublished(files)) {
    const isTyped = isTypes.test(name);
    if (!isTyped && !/\.[cm]?js$/.test(name)) continue;
    const { imports, required } = lex(files, name);
    for (const target of isTyped
      ? listTypeImports(readText(files, name))
      : [...imports, ...required]) {
      const missing = findMissing(target, isTyped);
      if (missing === undefined || missing.startsWith('@types/') !== isOfTypes) continue;
      places.push(`${name} → ${target}`);
      names.add(missing);
    }
  }
  return { places, values: { name: [...names].join(', ') } };
}

/** A file for pages that CDNs serve with a type that browsers refuse. */
const findRefusedByPages: ManifestRule = (manifest) =>
  ['unpkg', 'jsdelivr'].filter((field) => `${manifest[field]}`.endsWith('.cjs'));

/**
 * `code`: with a page in helpPages.ts, and three texts in i18n.json. `cases`: those that have the mistake, if any.
 * `replaces`: what the other tools call it.
 */
const define =
  <Find extends FileRule | ManifestRule>(needsFiles: boolean) =>
  <Code extends FindingCode>(
    code: Code,
    severity: Finding['severity'],
    find: Find,
    cases: readonly string[],
    replaces: readonly FindingCode[] = [],
  ) =>
    ({ code, severity, find, cases, replaces, needsFiles }) as const;
const forManifest = define<ManifestRule>(false);
const forFiles = define<FileRule>(true);

/** In this order a page shows what they find, and the page of the check lists them (`<PackageRules />`). */
export const rules = [
  forManifest(
    'TypesLast',
    'error',
    findTypesLast,
    ['dual-types-last-trap'],
    ['EXPORTS_TYPES_SHOULD_BE_FIRST'],
  ),
  forFiles('EntryNotWritten', 'error', findUnwritten, [
    'dual-missing-file-trap',
    'bundle-off-main-trap',
  ]),
  forFiles('ImportNotWritten', 'error', (...packed) => findLostImports(...packed), [
    'bundle-off-one-entry-trap',
  ]),
  forFiles('ImportWithoutExtension', 'error', (...packed) => findLostImports(...packed, true), []),
  forManifest('WorkspaceVersion', 'warning', findWorkspaceVersions, []),
  forFiles('ImportNotInstalled', 'error', findUndeclared, [
    'bundle-off-dev-dependencies-trap',
    'deps-types-of-dev-dependency-trap',
  ]),
  forFiles('TypesNotInstalled', 'warning', (...packed) => findUndeclared(...packed, true), [
    'deps-types-package-trap',
  ]),
  forManifest(
    'SharedTypes',
    'error',
    findSharedTypes,
    ['dual-types-last-trap'],
    ['FalseESM', 'FalseCJS', 'EXPORTS_TYPES_INVALID_FORMAT'],
  ),
  forManifest('StylesDropped', 'error', findDroppedStyles, ['css-side-effects-bundle-off-trap']),
  forFiles('StylesSkipped', 'warning', findSkippedStyles, []),
  forFiles('UmdWithoutName', 'warning', findNamelessUmd, ['format-umd-no-name']),
  forFiles('UmdReadAsEsm', 'error', findUmdAsModule, ['format-umd-module-package-trap']),
  forManifest('RefusedByPages', 'warning', findRefusedByPages, []),
  forFiles('NeedsBundler', 'suggestion', findAssetImports, ['css-side-effects-bundle-off-trap']),
  forFiles('DependencyBundled', 'suggestion', findBundled, ['external-auto-off']),
  forFiles('SourcesPublished', 'suggestion', findSources, ['bundle-off-tests-trap']),
];

function listEntryPlaces(manifest: Manifest): Target[] {
  const fields = ['main', 'module', 'types', 'unpkg', 'jsdelivr', 'style'].flatMap((field) =>
    listTargets(manifest[field], [field]),
  );
  return [...fields, ...listTargets(manifest.exports, ['exports'])];
}

const listImports = (files: PackageFiles, name: string): string[] =>
  lex(files, name).imports.filter((target) => /^\.\.?\//.test(target));

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
