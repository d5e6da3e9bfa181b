import { isFound, join, lex, readText } from './codeFiles';
import { createFindMissing, listLostFiles, listTypeImports } from './lostImports';
import { formatPath, listNames, listTargets, type Manifest } from './manifest';
import type { PackageFiles } from './readTarball';
import type { FileRule, Found, ManifestRule } from './Finding';
import { isTypes } from './entryRules';

/** What only the author needs. */
export const findSources: FileRule = (_manifest, files) => [...files.keys()].filter(isForAuthor);

/** Packages that users install, and that no file imports: they are in the bundle, or unused. */
export const findBundled: FileRule = ({ dependencies, bin, imports }, files) => {
  const code = [...files.keys()].filter((name) => /\.(?:[cm]?[jt]sx?|vue|svelte|css)$/.test(name));
  if (!code.some((name) => /\.[cm]?js$/.test(name)) || bin !== undefined) return [];
  const published = code.filter((name) => !/^src\//.test(name) && !/\.config\.\w+$/.test(name));
  const text = [JSON.stringify(imports), ...published.map((name) => readText(files, name))].join();
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
export function findLostImports(
  manifest: Manifest,
  files: PackageFiles,
  isUnextended = false,
): Found {
  const code = listPublished(files).filter((name) => /\.[cm]?js$/.test(name));
  return code.flatMap((name) =>
    listLostFiles(manifest, files, name)
      .filter((target) => isFound(files, join(name, target)) === isUnextended)
      .map((target) => `${name} → ${target}`),
  );
}

/** Statements in declarations, which TypeScript refuses there: API Extractor copies them from a source. */
export const findCodeInTypes: FileRule = (_manifest, files) =>
  listPublished(files).filter(
    (name) => isTypes.test(name) && statement.test(readText(files, name).replace(comment, '')),
  );

const comment = /\/\*[\s\S]*?\*\//g;
/** At the start of a line; `return(value)` is a method of an iterator. */
const statement = /^\s+(?:return\b(?! *[?(:<])|throw new |(?:if|for|while) \(|this\.\w+ = )/m;

const listPublished = (files: PackageFiles): string[] =>
  [...files.keys()].filter((name) => !isForAuthor(name) && !/^src\//.test(name));

/** Versions that only a workspace knows, and that its package manager replaces when it packs. */
export const findWorkspaceVersions: ManifestRule = (manifest) =>
  listTargets(manifest, [])
    .filter(
      ({ path, value }) =>
        /^(?:workspace|catalog):/.test(value) &&
        /^(?:d|peerD|optionalD)ependencies$/.test(`${path[0]}`),
    )
    .map(({ path }) => formatPath(path));

/** Packages that published code or declarations import, or `@types` of them, that users do not get with the package. */
export function findUndeclared(manifest: Manifest, files: PackageFiles, isOfTypes = false): Found {
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

/** Whether the author alone needs a published file: a source, a test, a configuration. */
const isForAuthor = (name: string): boolean =>
  /^src\/.*(?<!\.d)\.[cm]?tsx?$|\.(?:test|spec|bench|stories)\.[cm]?[jt]sx?$/.test(name) ||
  /^(?:__tests__|tests?|benchmarks?)\/.*\.[cm]?[jt]sx?$/.test(name) ||
  /^\w+\.config\.\w+$|^tsconfig[\w.]*\.json$/.test(name);
