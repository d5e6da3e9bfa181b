import { below, converted, decide, none } from '../../Rule';
import { setOption } from '../../output/Draft';
import { trimFolder } from '../../paths';
import { getText, scalar } from '../../values';
import { isOneOf, isTrue, writeBelow, writeFlag, writeFolder } from '../writes';
import { isFileFormat, webFormats } from './outputs';
import {
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
