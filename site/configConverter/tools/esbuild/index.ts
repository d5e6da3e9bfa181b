import type { Tool } from '../../Tool';
import { setOption } from '../../output/Draft';
import {
  type ConfigValue,
  findOption,
  getTexts,
  isScalar,
  list,
  object,
  scalar,
} from '../../values';
import {
  entries,
  getFormat,
  isBundled,
  writeBanner,
  writeEntryPoints,
  writeExtension,
  writeExternal,
  writeLevel,
  writeMap,
  writeNames,
  writeOutfile,
  writeWeb,
} from './writes';
import { converted, decide, none } from '../../Rule';
import {
  hasPatterns,
  isOneOf,
  isTrue,
  writeDefine,
  writeFlag,
  writeFolder,
  writePath,
  writeReactOption,
  writeSyntax,
} from '../writes';

/** Rows about files, formats and packages. */
export const buildRules = [
  converted('`entryPoints`', {
    when: (value) => !hasPatterns(value),
    write: writeEntryPoints,
  }),
  decide('`entryPoints` with patterns', { ...entries, when: hasPatterns }),
  none('`stdin`'),
  converted('`bundle`', { unset: () => undefined }),
  converted('`format` with `esm`, `cjs`', { reads: ['format'], when: isOneOf('esm', 'cjs') }),
  decide('`format` with `iife`', { reads: ['format'], when: isOneOf('iife') }),
  decide('`globalName`', { write: () => true }),
  converted('`outdir`', { write: writeFolder }),
  converted('`outfile`', { write: writeOutfile }),
  converted('`outbase`', { write: writePath('outBase') }),
  converted('`outExtension`', { write: writeExtension }),
  converted('`entryNames`', { write: writeNames('output.filename.js') }),
  converted('`chunkNames`', { write: writeNames('tools.rspack.output.chunkFilename') }),
  converted('`assetNames`', { write: () => false }),
  converted('`publicPath`', { to: 'output.assetPrefix' }),
  decide('`write`'),
  none('`allowOverwrite`'),
  decide('`platform`', {
    write: ({ value, config, draft }) => {
      if (isOneOf('browser')(value)) writeWeb(config, draft);
      return !isOneOf('neutral')(value);
    },
    unset: writeWeb,
  }),
  decide('`target`', { write: writeSyntax }),
  none('`supported`'),
  converted('`external`', { write: writeExternal }),
  decide('`packages` with `external`', { reads: ['packages'], when: isOneOf('external') }),
  converted('`packages` with `bundle`', {
    reads: ['packages'],
    when: isOneOf('bundle'),
    write: ({ draft }) => setOption(draft, 'output.autoExternal', scalar(false)),
  }),
  converted('`alias`', { to: 'resolve.alias' }),
  converted('`conditions`', {
    write: ({ value, draft }) => {
      const names = getTexts(value);
      if (!names) return false;
      // Three dots stand for those of Rspack.
      setOption(draft, 'resolve.conditionNames', list([...names, '...'].map(scalar)));
      return true;
    },
  }),
  converted('`mainFields`', { to: 'resolve.mainFields' }),
  converted('`resolveExtensions`', { to: 'resolve.extensions' }),
  converted('`preserveSymlinks`', {
    write: writeFlag('tools.rspack.resolve.symlinks', scalar(false)),
  }),
  converted('`nodePaths`', {
    write: ({ value, draft }) => {
      if (value.type !== 'list') return false;
      const modules = list([...value.items, scalar('node_modules')]);
      setOption(draft, 'tools.rspack.resolve.modules', modules);
      return true;
    },
  }),
  converted('`absWorkingDir`', { to: 'root' }),
  decide('`splitting`'),
  converted('`treeShaking`'),
  decide('`ignoreAnnotations`'),
  decide('`pure`'),
];

const jsxNames: Readonly<Record<string, string>> = {
  jsxFactory: 'pragma',
  jsxFragment: 'pragmaFrag',
  jsxImportSource: 'importSource',
};

const isJsx = isOneOf('automatic', 'transform');
const includesText = (text: string) => (value: ConfigValue) =>
  getTexts(value)?.includes(text) === true;

/** Rows about what happens to the code, and about the run. */
export const codeRules = [
  converted('`define`', { write: writeDefine }),
  converted('`drop` with `console`', {
    reads: ['drop'],
    when: includesText('console'),
    write: ({ draft }) => setOption(draft, 'performance.removeConsole', scalar(true)),
  }),
  decide('`drop` with `debugger`', { reads: ['drop'], when: includesText('debugger') }),
  none('`dropLabels`'),
  decide('`inject`'),
  converted('`banner`, `footer`', { write: writeBanner }),
  converted('`minify`', { write: writeFlag('output.minify') }),
  decide('`minifyWhitespace`, `minifyIdentifiers`, `minifySyntax`'),
  decide('`keepNames`'),
  decide('`mangleProps`'),
  none('`mangleQuoted`, `mangleCache`, `reserveProps`'),
  none('`lineLimit`'),
  decide('`legalComments`', {
    write: ({ value, draft }) => {
      if (!isOneOf('linked', 'inline', 'none')(value)) return false;
      setOption(draft, 'output.legalComments', value);
      return true;
    },
  }),
  decide('`charset`', {
    write: ({ value, draft }) => {
      if (isOneOf('ascii')(value)) setOption(draft, 'output.charset', value);
    },
  }),
  converted('`sourcemap` with `true`, `linked`', {
    reads: ['sourcemap'],
    when: (value) =>
      value.type === 'code' || isTrue(value) || isScalar(value, false) || isOneOf('linked')(value),
    write: writeFlag('output.sourceMap'),
  }),
  converted('`sourcemap` with `inline`, `external`', {
    reads: ['sourcemap'],
    when: isOneOf('inline', 'external'),
    write: writeMap,
  }),
  none('`sourcemap` with `both`', { reads: ['sourcemap'], when: isOneOf('both') }),
  converted('`sourcesContent`', {
    write: ({ value, draft }) => {
      if (!isScalar(value, false)) return;
      setOption(draft, 'output.sourceMap', object({ js: scalar('nosources-source-map') }));
    },
  }),
  decide('`sourceRoot`'),
  converted('`jsx` with `automatic`, `transform`', {
    reads: ['jsx'],
    when: isJsx,
    write: ({ value, draft }) => {
      const runtime = isOneOf('automatic')(value) ? 'automatic' : 'classic';
      draft.react.set('runtime', scalar(runtime));
    },
  }),
  decide('`jsx` with `preserve`', { reads: ['jsx'], when: isOneOf('preserve') }),
  converted('`jsxFactory`, `jsxFragment`, `jsxImportSource`', {
    write: (input) => writeReactOption(jsxNames[input.path] ?? '')(input),
  }),
  converted('`jsxDev`', { write: writeReactOption('development') }),
  none('`jsxSideEffects`'),
  decide('`loader`'),
  converted('`tsconfig`', { write: writePath('source.tsconfigPath') }),
  decide('`tsconfigRaw`'),
  decide('`plugins`'),
  decide('`metafile`'),
  converted('`logLevel`', { write: writeLevel }),
  decide('`logOverride`'),
  converted('`color`'),
  none('`logLimit`, `logStyle`, `absPaths`'),
];

/** Rows of docs/en/guide/migration/esbuild.mdx. */
export const esbuild: Tool = {
  id: 'esbuild',
  listFormats: (config) => [getFormat(config)],
  finish: (config, draft) => {
    if (!isBundled(config)) setOption(draft, 'bundle', scalar(false));
    const name = findOption(config, 'globalName');
    if (name) setOption(draft, 'umdName', name, ['umd']);
  },
  rules: [...buildRules, ...codeRules],
};
