import { converted, decide, none } from '../../Rule';
import { setOption } from '../../output/Draft';
import { getText, scalar } from '../../values';
import { isOneOf, writeEntries, writeExternals, writeFlag } from '../writes';
import { writePlugins } from './plugins';
import { levels } from './writes';

/** Rows about the options of the whole config. */
export const inputRules = [
  converted('`input`', { write: writeEntries(() => true) }),
  converted('`output`'),
  converted('`external`', { write: writeExternals }),
  decide('`plugins`', { reads: ['plugins', 'output.plugins'], write: writePlugins }),
  converted('`jsx`', {
    write: ({ value, draft }) => {
      if (getText(value) === undefined) return false;
      const isAutomatic = isOneOf('react-jsx')(value);
      draft.react.set('runtime', scalar(isAutomatic ? 'automatic' : 'classic'));
      return isAutomatic || isOneOf('react')(value);
    },
  }),
  decide('`treeshake`'),
  none('`preserveEntrySignatures`'),
  converted('`preserveSymlinks`', {
    write: writeFlag('tools.rspack.resolve.symlinks', scalar(false)),
  }),
  none('`shimMissingExports`'),
  none('`context`, `moduleContext`'),
  none('`makeAbsoluteExternalsRelative`'),
  decide('`onLog`, `onwarn`'),
  converted('`logLevel`', {
    write: ({ value, draft }) => {
      const level = levels[getText(value) ?? ''];
      if (level && level !== 'info') setOption(draft, 'logLevel', scalar(level));
      return level !== undefined;
    },
  }),
  decide('`cache`, `experimentalCacheExpiry`'),
  decide('`perf`'),
  decide('`fs`'),
  none('`experimentalLogSideEffects`, `maxParallelFileOps`, `strictDeprecations`'),
  converted('`watch`'),
];

/** Rows about `watch`. */
export const watchRules = [
  decide('`watch` with `include`, `exclude`, `buildDelay`, `chokidar`'),
  none('`watch` with `clearScreen`, `skipWrite`, `onInvalidate`, `allowInputInsideOutputPath`'),
];
