import { converted, decide, none } from '../../Rule';
import { setOption } from '../../output/Draft';
import { getText, object, scalar } from '../../values';
import { writeDefine, writeFlag, writePath } from '../writes';
import {
  levels,
  writeAlias,
  writeModules,
  writePublic,
  writeResolve,
  writeVitePlugins,
} from './writes';

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
