// The build without WebAssembly, which the policy of the site refuses.
import { parse } from 'es-module-lexer/js';
import { isObject, type Manifest } from './manifest';
import type { PackageFiles } from './readTarball';

/** `main` may leave out an extension or name a folder; `exports` may not. */
export function findFile(file: string, isExact: boolean, files: PackageFiles): string | undefined {
  const endings = isExact
    ? ['']
    : ['', '.js', '.json', '.node', '/index.js', '/index.json', '/index.node'];
  return endings
    .map((ending) => `${file}${ending}`.replace(/^\/|\/(?=\/)/g, ''))
    .find((name) => files.has(name));
}

/** Whether CommonJS and bundlers find a file or folder that is named without extension. */
export const isFound = (files: PackageFiles, path: string): boolean =>
  findFile(path, false, files) !== undefined ||
  [...files.keys()].some((one) => one.startsWith(`${path}/`));

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
          return /\btry\s*\{(?:[^{}]|\{[^{}]*\})*$/.test(before) ||
            (isLate && !target.startsWith('.'))
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

export const readText = (files: PackageFiles, name: string): string =>
  new TextDecoder().decode(files.get(name));

/** The `type` of the nearest package.json above a file. */
export function findType(name: string, manifest: Manifest, files: PackageFiles): unknown {
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
