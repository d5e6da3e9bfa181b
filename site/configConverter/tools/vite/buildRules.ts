import { below, converted, decide, none } from '../../Rule';
import { setOption } from '../../output/Draft';
import { trimFolder } from '../../paths';
import { getText, getTexts, scalar } from '../../values';
import { isTrue, writeFlag, writeFolder } from '../writes';
import { isName } from './library';
import { minified, writeEntry, writeMap, writeMinify, writePublic, writeTarget } from './writes';

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
