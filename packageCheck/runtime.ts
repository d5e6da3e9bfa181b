import type { Problem } from '@arethetypeswrong/core/types';
// The build without WebAssembly, which the policy of the site refuses.
import { parse } from 'es-module-lexer/js';
import {
  assetName,
  hasExports,
  isCommand,
  isObject,
  listEntries,
  listNames,
  listStars,
  type Manifest,
  resolveEntry,
  toPath,
} from './manifest';
import { getPackageName } from './packageName';
import type { PackageFiles } from './readTarball';

/** How somebody reaches an entry: in Node.js, and for TypeScript by its `moduleResolution`. */
export const resolutionModes = [
  'import',
  'require',
  'node16-esm',
  'node16-cjs',
  'bundler',
  'node10',
] as const;
export type ResolutionMode = (typeof resolutionModes)[number];

type Word =
  | ('Esm' | 'Cjs' | 'RequireEsm' | 'NeedsBundler' | 'Typed' | 'Data' | 'File' | 'Pattern')
  | ('Absent' | 'Invalid' | 'Missing' | 'WrongFormat' | 'BrokenImport');

export interface Cell {
  /** `bundler`: in Node.js it fails, as it imports what Node.js cannot load. `newer`: older Node.js fails. */
  state: 'works' | 'newer' | 'bundler' | 'partly' | 'fails';
  /** In `i18n.json`: `packed.cell<Word>`; of a `File`, its path is shown. */
  word: Word | Problem['kind'];
  /** What it leads to. */
  file?: string;
}

export interface EntryRow {
  entry: string;
  cells: Partial<Record<ResolutionMode, Cell>>;
}

const conditionsOf = {
  import: ['node', 'node-addons', 'import', 'module-sync'],
  require: ['node', 'node-addons', 'require', 'module-sync'],
};

/** What Node.js loads for each entry; without files only where the manifest leads. */
export function listRuntime(manifest: Manifest, files?: PackageFiles): EntryRow[] {
  if (isCommand(manifest, files)) return [];
  const getCell = createCells(manifest, files);
  return listEntries(manifest).map((entry) => ({
    entry,
    cells: { import: getCell(entry, 'import'), require: getCell(entry, 'require') },
  }));
}

function createCells(manifest: Manifest, files?: PackageFiles) {
  const getFileCell = files && createFileCells(manifest, files);
  return (entry: string, mode: 'import' | 'require'): Cell => {
    const resolved = resolveEntry(manifest, entry, conditionsOf[mode]);
    if ('error' in resolved) {
      const isAbsent = resolved.error === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
      return { state: 'fails', word: isAbsent ? 'Absent' : 'Invalid' };
    }
    const file = toPath(resolved.target);
    if (!getFileCell) return { state: 'works', word: 'File', file };
    const stars = listStars(manifest, entry, files);
    const cells = stars.map((star) => getFileCell(file.split('*').join(star), mode));
    const worst = cells.find(({ state }) => state === 'fails') ?? cells.find(isLimited);
    if (worst) return worst;
    if (file.includes('*') || file.endsWith('/')) return { state: 'works', word: 'Pattern', file };
    return getFileCell(file, mode);
  };
}

/** Whether something works only with a limit, or not at all. */
export const isLimited = ({ state }: Cell): boolean => state !== 'works';

/** What a file is for Node.js; the whole package is read once, before the first. */
function createFileCells(manifest: Manifest, files: PackageFiles) {
  const isExact = hasExports(manifest);
  const lost = listLostImporters(manifest, files);
  const importers = listAssetImporters(files);
  return (file: string, mode: 'import' | 'require'): Cell => {
    // Without `exports`, Node.js goes on with `index.js`.
    const name =
      findFile(file, isExact, files) ?? (isExact ? undefined : findFile('', false, files));
    if (name === undefined) return { state: 'fails', word: 'Missing', file };
    const format = getFormat(name, manifest, files);
    if (format === 'other') return { state: 'works', word: 'Data', file: name };
    if (format === 'wrong') return { state: 'fails', word: 'WrongFormat', file: name };
    if (lost.has(name)) return { state: 'fails', word: 'BrokenImport', file: name };
    if (importers.has(name)) return { state: 'bundler', word: 'NeedsBundler', file: name };
    if (format === 'esm' && mode === 'require')
      return { state: 'newer', word: 'RequireEsm', file: name };
    return { state: 'works', word: format === 'esm' ? 'Esm' : 'Cjs', file: name };
  };
}

/** `main` may leave out an extension or name a folder; `exports` may not. */
export function findFile(file: string, isExact: boolean, files: PackageFiles): string | undefined {
  const endings = isExact
    ? ['']
    : ['', '.js', '.json', '.node', '/index.js', '/index.json', '/index.node'];
  return endings
    .map((ending) => `${file}${ending}`.replace(/^\/|\/(?=\/)/g, ''))
    .find((name) => files.has(name));
}

/** How Node.js takes a file; `wrong` where its text is of the other format. */
export function getFormat(
  name: string,
  manifest: Manifest,
  files: PackageFiles,
): 'esm' | 'cjs' | 'wrong' | 'other' {
  if (!/\.[cm]?js$/.test(name)) return 'other';
  const { isModule } = lex(files, name);
  if (name.endsWith('.mjs')) return 'esm';
  if (name.endsWith('.cjs')) return isModule ? 'wrong' : 'cjs';
  const type = findType(name, manifest, files);
  if (type === 'module') return isModule || !isCjs(readText(files, name)) ? 'esm' : 'wrong';
  // Without "type" Node.js looks at the syntax itself.
  if (isModule) return type === 'commonjs' ? 'wrong' : 'esm';
  return 'cjs';
}

const lexed = new WeakMap<
  Uint8Array,
  Record<'isModule' | 'isFacade', boolean> & Record<'imports' | 'required', string[]>
>();

/** Whether a file has syntax of ES modules, and nothing else, its static imports and, in CommonJS, what it requires. */
export function lex(files: PackageFiles, name: string) {
  const bytes = files.get(name) ?? new Uint8Array();
  const known = lexed.get(bytes);
  if (known) return known;
  const found = {
    isModule: false,
    isFacade: false,
    imports: [] as string[],
    required: [] as string[],
  };
  try {
    const text = readText(files, name);
    const [imports, , isFacade, isModule] = parse(text);
    found.isModule = isModule;
    found.isFacade = isFacade;
    found.imports = imports.flatMap(({ n, d }) => (d === -1 && n) || []);
    // One in a `try` may be missing, and a package in a function that is not of UMD or a bundled module.
    if (!isModule)
      found.required = [...text.matchAll(/\brequire\(["']([^"'\n]+)["']\)/g)].flatMap(
        ({ 1: target = '', index }) => {
          const before = text.slice(Math.max(0, index - 200), index);
          const isLate = /^[\t ](?!.*(?:\bfactory\b|\bmodule\.exports = $)).*$(?![^])/m.test(
            before,
          );
          return /\btry\s*\{[^}]*$/.test(before) || (isLate && !target.startsWith('.'))
            ? []
            : target;
        },
      );
  } catch {
    // JSX, or a mistake that a build reports.
  }
  lexed.set(bytes, found);
  return found;
}

export const listCode = (files: PackageFiles): string[] =>
  [...files.keys()].filter((name) => /\.[cm]?jsx?$/.test(name));

/** The path of an import, from that of the file that has it. */
export function join(file: string, target: string): string {
  const path = file.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.' && part !== '') path.push(part);
  }
  return path.join('/');
}

/** Whether the author alone needs a published file: a source, a test, a configuration. */
export const isForAuthor = (name: string): boolean =>
  /^src\/.*(?<!\.d)\.[cm]?tsx?$|\.(?:test|spec|bench|stories)\.[cm]?[jt]sx?$/.test(name) ||
  /^(?:__tests__|tests?|benchmarks?)\/.*\.[cm]?[jt]sx?$/.test(name) ||
  /^\w+\.config\.\w+$|^tsconfig[\w.]*\.json$/.test(name);

/** The package that an import needs, or in declarations its `@types`, and that users have to install themselves. */
export function createFindMissing(manifest: Manifest, files: PackageFiles) {
  const fields = [
    'dependencies',
    'peerDependencies',
    'optionalDependencies',
    'peerDependenciesMeta',
  ];
  // Bun, Electron and VS Code have a module of their name.
  const names = new Set([
    manifest.name,
    'bun',
    'electron',
    'vscode',
    ...fields.flatMap((field) => listNames(manifest[field])),
    ...[...files.keys()].map((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]),
  ]);
  const { dependencies, peerDependencies, devDependencies } = manifest;
  const getMajor = (field: unknown, name: string) =>
    Number((isObject(field) && /\d+/.exec(`${field[name]}`)) || NaN);
  return (specifier: string, isType = false): string | undefined => {
    // An alias of the author.
    if (specifier.startsWith('@/')) return specifier;
    const name = getPackageName(specifier);
    if (name === undefined) return undefined;
    const types = `@types/${name.replace('@', '').replace('/', '__')}`;
    if (isType && names.has(types)) return undefined;
    if (!names.has(name)) return name;
    // Who installs a peer dependency imports it, and has its types.
    if (!isType || assetName.test(specifier) || listNames(peerDependencies).includes(name))
      return undefined;
    // Types of an older version are left over: the package has its own by now.
    const isOld = getMajor(devDependencies, types) < getMajor(dependencies, name);
    return listNames(devDependencies).includes(types) && !isOld ? types : undefined;
  };
}

/** Relative imports that Node.js does not find; where a file may be for bundlers alone, those with an extension. */
export function listLostFiles(manifest: Manifest, files: PackageFiles, name: string): string[] {
  const lexed = lex(files, name);
  const isLost = (target: string) =>
    /^\.\.?(?:\/[^?]*)?$/.test(target) && !files.has(join(name, target));
  const isNamed = (target: string) => /\.(?:[cm]?js|css|json)$/.test(target);
  const imports = lexed.imports.filter(isLost);
  const required = lexed.required.filter((target) => isLost(target) && isNamed(target));
  const isForNode = () => name.endsWith('.mjs') || findType(name, manifest, files) === 'module';
  // What other bundlers put into a file is required there, too; what is tried may be missing.
  const isBundle = () =>
    /\btry\b|__webpack_modules__|__nccwpck|\bfunction\s*\(require\b/.test(readText(files, name));
  return [
    ...(imports.every(isNamed) || isForNode() ? imports : imports.filter(isNamed)),
    ...(required.length === 0 || isBundle() ? [] : required),
  ];
}

/** Whether CommonJS and bundlers find a file or folder that is named without extension. */
export const isFound = (files: PackageFiles, path: string): boolean =>
  findFile(path, false, files) !== undefined ||
  [...files.keys()].some((one) => one.startsWith(`${path}/`));

/** Files that fail when Node.js loads them, as they import what is not there, or a file that does. */
function listLostImporters(manifest: Manifest, files: PackageFiles): ReadonlySet<string> {
  const findMissing = createFindMissing(manifest, files);
  const lost = new Map(listCode(files).map((name) => [name, listLostFiles(manifest, files, name)]));
  return listImporters(
    files,
    (target, name) =>
      findMissing(target) !== undefined || lost.get(name)?.includes(target) === true,
  );
}

/** Files that import an asset, or a file that does. */
export const listAssetImporters = (files: PackageFiles): ReadonlySet<string> =>
  listImporters(files, (target) => assetName.test(target));

/** Files that import what is meant, or a file that does. */
function listImporters(
  files: PackageFiles,
  isMeant: (target: string, name: string) => boolean,
): ReadonlySet<string> {
  return collect(listCode(files), (name, found) => {
    const { imports, required } = lex(files, name);
    return [...imports, ...required].some(
      (target) => isMeant(target, name) || found.has(join(name, target)),
    );
  });
}

/** Declarations that import a package, or need its types, that users do not have, or others that do. */
export function listLostTypes(manifest: Manifest, files: PackageFiles): ReadonlySet<string> {
  const findMissing = createFindMissing(manifest, files);
  const names = [...files.keys()].filter((name) => /\.d\.[cm]?ts$/.test(name));
  return collect(names, (name, found) =>
    listTypeImports(readText(files, name)).some((target) => {
      const path = join(name, target.replace(/\.([cm]?)js$/, '.d.$1ts'));
      const places = [path, `${path}.d.ts`, `${path}/index.d.ts`];
      return findMissing(target, true) !== undefined || places.some((place) => found.has(place));
    }),
  );
}

export const listTypeImports = (text: string): string[] =>
  text
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .match(/(?<=\b(?:from|import)\s*\(?\s*["'])[^"'\n]+(?=["'])/g) ?? [];

/** Adds names until no other is found: whether one counts may depend on those found before. */
function collect(
  names: readonly string[],
  isFound: (name: string, found: ReadonlySet<string>) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const name of names) if (isFound(name, found)) found.add(name);
  }
  return found;
}

export const readText = (files: PackageFiles, name: string): string =>
  new TextDecoder().decode(files.get(name));

/** The `type` of the nearest package.json above a file. */
function findType(name: string, manifest: Manifest, files: PackageFiles): unknown {
  for (let folder = name; folder.includes('/');) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const nestedName = `${folder}/package.json`;
    if (!files.has(nestedName)) continue;
    try {
      const nested: unknown = JSON.parse(readText(files, nestedName));
      return isObject(nested) ? nested.type : undefined;
    } catch {
      return undefined;
    }
  }
  return manifest.type;
}

const isCjs = (text: string): boolean =>
  /\bmodule\.exports\s*=|\bexports\.\w+\s*=|\bObject\.defineProperty\(exports\b/.test(
    text.replaceAll(/\/\*[^]*?\*\//g, ''),
  );
