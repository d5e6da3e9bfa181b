import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import i18n from '../../../i18n.json' with { type: 'json' };
import { repository } from '../../../facts/cases/paths';
import { writeGroup } from '../../../site/texts';
import { hashFiles, isCacheOn, openCache, packageSources } from '../../read/cache';
import type { Step } from '../../rspress/inOrder';
import { addFiles, bundleScript, dataModules, getFileAddress, makeScript } from '../builtFiles';

/** The workers of the package check, and the texts of its results: both are fetched when a reader checks. */
export function packageCheck(): Step {
  return {
    ...dataModules('virtual-package-texts', (language) => writeGroup(i18n, 'packed', language)),
    ...addFiles('package-check', async (config, isProd) => {
      const build = () => bundleScript(getWorker('files'), {});
      const own = await makeScript('package-files.js', build, isProd);
      const types = await makeScript('package-types.js', buildTypesWorker, isProd);
      // Sizes of what is not built before it is requested are not known.
      const text = isProd ? await types.read() : '';
      const workers = {
        files: getFileAddress(own, config),
        types: getFileAddress(types, config),
        typesLength: Buffer.byteLength(text),
        typesSize: (gzipSync(text).length / 1_000_000).toFixed(1),
      };
      return { files: [own, types], define: { PACKAGE_WORKERS: JSON.stringify(workers) } };
    }),
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
  const checker = createRequire(createRequire(import.meta.url).resolve('@arethetypeswrong/core'));
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
