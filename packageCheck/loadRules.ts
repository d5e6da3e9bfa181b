import { hasExports, listTargets, toPath } from './manifest';
import { getFormat, listCode, readText } from './codeFiles';
import { listAssetImporters } from './lostImports';
import { listRuntime } from './runtime';
import type { FileRule, ManifestRule } from './Finding';

/** Rspack's UMD without a name sets each export as a global of its own. */
export const findNamelessUmd: FileRule = (_manifest, files) => {
  const nameless =
    /for\s*\(\s*var \w+ in \w+\)\s*\(\s*["']object["']\s*===?\s*typeof exports\s*\?\s*exports\s*:\s*\w+\)\[/;
  return listCode(files).filter((name) => nameless.test(readText(files, name).slice(0, 2000)));
};

/** UMD that Node.js reads as an ES module, for its `.js`, where users can reach it. */
export const findUmdAsModule: FileRule = (manifest, files) => {
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
export const findAssetImports: FileRule = (manifest, files) => {
  const isReached = listRuntime(manifest, files).some(({ cells }) =>
    Object.values(cells).some(({ word }) => word === 'NeedsBundler'),
  );
  return isReached ? [...listAssetImporters(files)] : [];
};

/** A file for pages that CDNs serve with a type that browsers refuse. */
export const findRefusedByPages: ManifestRule = (manifest) =>
  ['unpkg', 'jsdelivr'].filter((field) => `${manifest[field]}`.endsWith('.cjs'));
