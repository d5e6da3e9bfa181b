import { findType, join, lex, listCode, readText } from './codeFiles';
import { assetName, isObject, listNames, type Manifest } from './manifest';
import { getPackageName } from './packageName';
import type { PackageFiles } from './readTarball';

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

/** Files that fail when Node.js loads them, as they import what is not there, or a file that does. */
export function listLostImporters(manifest: Manifest, files: PackageFiles): ReadonlySet<string> {
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
