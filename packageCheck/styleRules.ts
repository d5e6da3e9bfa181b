import { minimatch } from 'minimatch';
import { listTargets, toPath, findStar } from './manifest';
import type { PackageFiles } from './readTarball';
import { join, lex, listCode, readText } from './codeFiles';
import type { ManifestRule, FileRule } from './Finding';

/** Stylesheets that code imports, or users, and that bundlers leave out for `sideEffects`: those of users, webpack. */
export const findDroppedStyles: ManifestRule = ({ sideEffects, exports, style }, files) => {
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
export const findSkippedStyles: FileRule = ({ sideEffects }, files) => {
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

const listImports = (files: PackageFiles, name: string): string[] =>
  lex(files, name).imports.filter((target) => /^\.\.?\//.test(target));
