import type { Tool } from '../../Tool';
import { setOption } from '../../output/Draft';
import { findOption, getText, getTexts, object, scalar } from '../../values';
import {
  isName,
  largestInlined,
  levels,
  listFormats,
  minified,
  writeAlias,
  writeEntry,
  writeMap,
  writeMinify,
  writeMode,
  writeModules,
  writePublic,
  writeResolve,
  writeTarget,
  writeVitePlugins,
} from './writes';
import { below, converted, decide, none } from '../../Rule';
import { isTrue, trimFolder, writeDefine, writeFlag, writeFolder, writePath } from '../writes';

const libRules = [
  converted('`lib` with `entry`, or `input`', {
    reads: ['lib.entry', 'input'],
    write: writeEntry,
  }),
  converted('`lib` with `name`', {
    write: ({ value, draft }) => setOption(draft, 'umdName', value, ['umd']),
  }),
  decide('`lib` with `formats`', {
    write: ({ value }) => getTexts(value) !== undefined,
    unset: () => undefined,
  }),
  converted('`lib` with `fileName`', { write: ({ value }) => isName(getText(value)) }),
  converted('`lib` with `cssFileName`', {
    write: ({ value, draft }) => {
      const name = getText(value);
      setOption(draft, 'output.filename.css', name === undefined ? value : scalar(`${name}.css`));
    },
  }),
];

const outputRules = [
  decide('`target`, `cssTarget`', { write: writeTarget, unset: () => undefined }),
  converted('`outDir`', { write: writeFolder }),
  converted('`emptyOutDir`', {
    write: ({ value, draft }) => {
      if (!isTrue(value)) setOption(draft, 'output.cleanDistPath', value);
    },
  }),
  converted('`assetsDir`', {
    write: ({ value, draft }) => {
      const folder = getText(value);
      if (folder === undefined) return false;
      const name = scalar(trimFolder(folder));
      for (const kind of ['image', 'svg', 'font', 'media', 'assets']) {
        setOption(draft, `output.distPath.${kind}`, name);
      }
      return true;
    },
  }),
  converted('`assetsInlineLimit`', {
    write: ({ value, draft }) => {
      setOption(draft, 'output.dataUriLimit', value);
      return !(value.type === 'code' && value.isFunction);
    },
  }),
  decide('`cssCodeSplit`'),
  decide('`cssMinify`, `minify`', {
    reads: ['minify', 'cssMinify'],
    write: writeMinify,
    unset: (_config, draft) => setOption(draft, 'output.minify', scalar(true), minified),
  }),
  decide('`terserOptions`'),
  converted('`sourcemap`', { write: writeMap }),
  decide('`rolldownOptions`, `rollupOptions`', { holds: 'rollup' }),
  none('`commonjsOptions`'),
  none('`dynamicImportVarsOptions`'),
  converted('`copyPublicDir`, `publicDir`', {
    reads: ['copyPublicDir'],
    write: writePublic,
  }),
  decide('`license`'),
  decide('`write`'),
  converted('`watch`'),
  decide('`reportCompressedSize`, `chunkSizeWarningLimit`'),
  decide('`manifest`', { write: writeFlag('output.manifest') }),
  none('`modulePreload`, `polyfillModulePreload`, `chunkImportMap`'),
  decide('`ssr`, `ssrManifest`, `ssrEmitAssets`, `emitAssets`'),
  decide('`createEnvironment`, `builder`, `environments`, `isBundled`', {
    reads: ['createEnvironment'],
  }),
];

/** Rows about the options of `build`. */
export const buildRules = below('build', [...libRules, ...outputRules]);

/** Rows about the options of the whole config. */
export const rootRules = [
  decide('`createEnvironment`, `builder`, `environments`, `isBundled`', {
    reads: ['builder', 'environments', 'isBundled'],
  }),
  converted('`copyPublicDir`, `publicDir`', { reads: ['publicDir'], write: writePublic }),
  converted('`build`'),
  converted('`root`', { to: 'root' }),
  converted('`tsconfig`', { write: writePath('source.tsconfigPath') }),
  converted('`base`', { to: 'output.assetPrefix' }),
  converted('`cacheDir`', {
    write: ({ value, draft }) =>
      setOption(draft, 'performance.buildCache', object({ cacheDirectory: value })),
  }),
  decide('`mode`'),
  converted('`envDir`'),
  decide('`envPrefix`'),
  decide('`plugins`', { write: writeVitePlugins }),
  converted('`define`', { write: writeDefine }),
  decide('`esbuild`, `oxc`'),
  converted('`assetsInclude`', { to: 'source.assetsInclude' }),
  converted('`logLevel`', {
    write: ({ value, draft }) => {
      const level = levels[getText(value) ?? ''];
      if (level && level !== 'info') setOption(draft, 'logLevel', scalar(level));
      return level !== undefined;
    },
  }),
  none('`customLogger`, `clearScreen`'),
  decide('`devtools`'),
  none('`html`, `appType`, `optimizeDeps`, `server`, `preview`, `dev`'),
  none('`experimental`, `future`, `legacy`'),
  converted('`css` with `modules`', { write: writeModules }),
  decide('`css` with `preprocessorOptions`, `preprocessorMaxWorkers`'),
  converted('`css` with `postcss`', {
    write: ({ value, draft }) => {
      // A path: the file is found by itself.
      if (getText(value) !== undefined) return true;
      const postcssOptions = object({ postcssOptions: value });
      setOption(draft, 'tools.postcss', postcssOptions);
      return true;
    },
  }),
  decide('`css` with `transformer`, `lightningcss`'),
  decide('`css` with `devSourcemap`'),
  converted('`resolve` with `alias`', { write: writeAlias }),
  converted('`resolve` with `conditions`, `mainFields`, `extensions`, `dedupe`', {
    write: writeResolve,
  }),
  converted('`resolve` with `tsconfigPaths`'),
  converted('`resolve` with `preserveSymlinks`', {
    write: writeFlag('tools.rspack.resolve.symlinks', scalar(false)),
  }),
  decide('`resolve` with `external`, `noExternal`, `externalConditions`, `builtins`'),
  decide('`json` with `namedExports`, `stringify`'),
  decide('`worker` with `format`, `plugins`, `rolldownOptions`, `rollupOptions`'),
];

/** Rows of docs/en/guide/migration/vite-lib.mdx. */
export const vite: Tool = {
  id: 'vite',
  listFormats,
  finish: (config, draft) => {
    writeMode(draft);
    // Vite inlines all assets of a library.
    if (!findOption(config, 'build', 'assetsInlineLimit')) {
      setOption(draft, 'output.dataUriLimit', scalar(largestInlined));
    }
    const [first, ...others] = draft.items;
    // Two items must not write one style sheet.
    for (const { options } of others) options.set('output.emitCss', scalar(false));
    for (const { format, options } of draft.items) {
      if (format !== 'umd' && format !== 'iife') continue;
      // With `"type": "module"` in package.json.
      const ending = format === 'umd' ? 'umd.cjs' : 'iife.js';
      if (first && !options.has('output.filename.js')) {
        options.set('output.filename.js', scalar(`[name].${ending}`));
      }
    }
  },
  rules: [...buildRules, ...rootRules],
};
