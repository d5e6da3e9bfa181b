import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import i18n from '../../../i18n.json' with { type: 'json' };
import { repository } from '../../../facts/cases/paths';
import { writeGroup } from '../../../site/texts';
import { hashFiles, isCacheOn, openCache, packageSources } from '../../read/cache';
import type { Step } from '../../rspress/inOrder';
import { addFiles, bundleScript, getFileAddress, nameFile, writeModules } from '../builtFiles';

/** The workers of the package check, and the texts of its results: both are fetched when a reader checks. */
export function packageCheck(): Step {
  return {
    ...addFiles('package-check', async (config) => {
      const own = nameFile('package-files.js', await bundleScript(getWorker('files'), {}));
      const types = nameFile('package-types.js', await buildTypesWorker());
      const workers = {
        files: getFileAddress(own, config),
        types: getFileAddress(types, config),
        typesLength: Buffer.byteLength(types.text),
        typesSize: (gzipSync(types.text).length / 1_000_000).toFixed(1),
      };
      return { files: [own, types], define: { PACKAGE_WORKERS: JSON.stringify(workers) } };
    }),
    addRuntimeModules: () =>
      writeModules('virtual-package-texts', (language) => writeGroup(i18n, 'packed', language)),
  };
}

const getWorker = (name: 'files' | 'types'): string =>
  path.join(repository, `theme/packageCheck/${name}Worker.ts`);

/** The compiler takes three seconds to minify, so it is kept until its sources or any package change. */
async function buildTypesWorker(): Promise<string> {
  const key = hashFiles(repository, [
    'packageCheck',
    'theme/packageCheck/typesWorker.ts',
    'build/render/builtFiles.ts',
    'build/render/tools/packageCheck.ts',
    '.browserslistrc',
    ...packageSources,
  ]);
  const cache = openCache<string>(
    path.resolve('node_modules/.cache/rslib-docs/package-types.json'),
  );
  const known = isCacheOn() && cache.get(key);
  if (known) return known;
  const require = createRequire(import.meta.url);
  const checker = createRequire(require.resolve('@arethetypeswrong/core'));
  // WebAssembly is refused by the policy of the site: the same lexer in JavaScript.
  const lexer = checker.resolve('cjs-module-lexer');
  const script = await bundleScript(
    getWorker('types'),
    {},
    { 'cjs-module-lexer$': lexer, module: false },
  );
  cache.set(key, script);
  cache.save();
  return script;
}
