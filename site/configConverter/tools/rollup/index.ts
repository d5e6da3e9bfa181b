import { type ConfigObject, findOption, getText, object, scalar } from '../../values';
import type { Tool } from '../../Tool';
import { type Draft, setOption } from '../../output/Draft';
import {
  getFormat,
  isFileFormat,
  levels,
  listOutputs,
  webFormats,
  writeAmd,
  writeDigest,
  writeFile,
  writeGlobals,
  writeMap,
  writeMapKind,
  writeModules,
  writeName,
  writeNames,
} from './writes';
import { isPluginOf, writePlugins } from './plugins';
import { below, converted, decide, none } from '../../Rule';
import {
  isOneOf,
  isTrue,
  trimFolder,
  writeBelow,
  writeEntries,
  writeExternals,
  writeFlag,
  writeFolder,
} from '../writes';

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

/** Rows about the options of `output`. */
export const outputRules = below('output', [
  converted('`format` with `es`, `cjs`, `umd`', {
    reads: ['format'],
    when: isFileFormat,
    write: ({ draft }) => setOption(draft, 'output.target', scalar('web'), webFormats),
  }),
  decide('`format` with `iife`', {
    reads: ['format'],
    when: isOneOf('iife'),
    write: ({ draft }) => setOption(draft, 'output.target', scalar('web'), webFormats),
  }),
  decide('`format` with `amd`', { reads: ['format'], when: isOneOf('amd') }),
  none('`format` with `system`', { reads: ['format'], when: isOneOf('system', 'systemjs') }),
  converted('`dir`', { write: writeFolder }),
  converted('`file`', { write: writeFile }),
  converted('`name`', { write: writeName }),
  none('`extend`'),
  none('`noConflict`'),
  converted('`amd` with `id`', { write: writeAmd }),
  none('`amd` with `autoId`, `basePath`, `define`, `forceJsExtensionForImports`'),
  converted('`globals`', { write: writeGlobals }),
  converted('`paths`', {
    write: ({ value, draft }) => {
      if (value.type !== 'object') return false;
      setOption(draft, 'output.externals', value);
      return true;
    },
  }),
  converted('`banner`, `footer`', {
    write: (input) => writeBelow(input.path.split('.').at(-1) ?? '', 'js')(input),
  }),
  decide('`intro`, `outro`'),
  decide('`exports`'),
  none('`esModule`'),
  none('`interop`'),
  decide('`dynamicImportInCjs`'),
  none('`externalLiveBindings`, `freeze`, `reexportProtoFromExternal`, `systemNullSetters`'),
  none('`externalImportAttributes`, `externalImportAssertions`, `importAttributesKey`'),
  none('`strict`'),
  decide('`generatedCode`'),
  converted('`preserveModules`', { write: writeModules }),
  converted('`preserveModulesRoot`', {
    write: ({ value, draft }) => {
      const root = getText(value);
      setOption(draft, 'outBase', root === undefined ? value : scalar(`./${trimFolder(root)}`));
    },
  }),
  none('`virtualDirname`, `sanitizeFileName`'),
  converted('`entryFileNames`', { write: writeNames('output.filename.js') }),
  converted('`chunkFileNames`', { write: writeNames('tools.rspack.output.chunkFilename') }),
  decide('`assetFileNames`'),
  converted('`hashCharacters`', { write: writeDigest }),
  converted('`inlineDynamicImports`', {
    write: ({ value, draft }) => {
      if (!isTrue(value)) return;
      const formatsWithChunks = ['esm', 'cjs'];
      setOption(draft, 'tools.rspack.output.asyncChunks', scalar(false), formatsWithChunks);
    },
  }),
  decide('`manualChunks`'),
  decide('`experimentalMinChunkSize`, `onlyExplicitManualChunks`'),
  none('`hoistTransitiveImports`'),
  decide('`compact`', { write: writeFlag('output.minify') }),
  none('`minifyInternalExports`'),
  none('`indent`'),
  none('`validate`'),
  converted('`sourcemap`', { write: writeMap }),
  converted('`sourcemapExcludeSources`', { write: writeMapKind('nosources-source-map') }),
  converted('`sourcemapDebugIds`', { write: writeMapKind('source-map-debugids') }),
  converted('`sourcemapFile`, `sourcemapFileNames`', {
    write: writeNames('tools.rspack.output.sourceMapFilename'),
  }),
  converted('`sourcemapPathTransform`', { write: () => false }),
  decide('`sourcemapBaseUrl`, `sourcemapIgnoreList`'),
]);

/** Rows of docs/en/guide/migration/rollup.mdx. */
export const rollup: Tool = {
  id: 'rollup',
  listFormats: (config) => {
    const outputs = listOutputs(config).map(getFormat);
    return outputs.length > 0 ? outputs : ['esm'];
  },
  listParts: (config, draft) => {
    const outputs = listOutputs(config);
    const isOneEach = outputs.length === draft.items.length;
    return outputs.map((output, index) => ({
      object: output,
      draft: isOneEach ? pickItem(draft, index) : draft,
      path: 'output',
    }));
  },
  gather: (configs, { imports }) => {
    const isForTypes = (config: ConfigObject) => {
      const plugins = findOption(config, 'plugins');
      return (
        plugins?.type === 'list' &&
        plugins.items.some((item) => isPluginOf(item, 'rollup-plugin-dts', imports))
      );
    };
    const others = configs.filter((config) => !isForTypes(config));
    if (others.length === 0 || others.length === configs.length) return { configs };
    return {
      configs: others,
      finish: ({ items: [first] }) => {
        first?.options.set('dts', object({ bundle: scalar(true) }));
      },
    };
  },
  rules: [...inputRules, ...outputRules, ...watchRules],
};

const pickItem = (draft: Draft, index: number): Draft => ({
  ...draft,
  items: draft.items.slice(index, index + 1),
});
