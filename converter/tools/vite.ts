import { below, converted, decide, type RuleInput } from '../Rule';
import { type Tool } from '../Tool';
import { callFunction } from '../source/callFunction';
import { addToOption, isModule, setOption } from '../output/Draft';
import { printValue } from '../output/printConfig';
import { getFolder } from '../output/settleItems';
import {
  type ConfigObject,
  type ConfigValue,
  code,
  findOption,
  getText,
  getTexts,
  isScalar,
  list,
  listCode,
  object,
  scalar,
} from '../values';
import {
  type Write,
  isTrue,
  largestInlined,
  moduleFormats,
  writeEach,
  writeFlag,
  writeLevel,
  writePath,
} from '../writes/options';
import { edition, setWebTarget, writeSyntax } from '../writes/targets';
import { findMapKind, setMapKind, trimFolder, writeFolder } from '../writes/outputFiles';
import { nameByFile, readEntryObject, toRelative } from '../writes/entries';
import { splitName } from '../writes/externals';
import { pluginList } from './plugins';
import { getFormat, listOutputs } from './rollup';

/** One entry is called after `fileName`; others by their keys or paths. */
const writeEntry = ({ value, config, draft }: RuleInput): boolean => {
  const files = getTexts(value);
  const name = getText(findLib(config, 'fileName'));
  const [only, ...others] = files ?? [];
  if (only !== undefined && others.length === 0 && isName(name)) {
    setOption(draft, 'source.entry', object({ [name]: scalar(toRelative(only)) }));
    return true;
  }
  const entries = files ? nameByFile(files) : readEntryObject(value);
  setOption(draft, 'source.entry', entries);
  return entries !== undefined;
};

const isCode = (value: ConfigValue): boolean => value.type === 'code';

/** Objects are JSON in Vite, nested definitions in Rslib. */
const toSource = (value: ConfigValue): ConfigValue =>
  value.type === 'scalar' || value.type === 'code'
    ? value
    : {
        ...code(`JSON.stringify(${printValue(value, 2)})`),
        names: listCode(value).flatMap(({ names }) => names),
      };

/** `syntax`, the one option for JavaScript's target and that of CSS; the first wins. */
const writeTarget: Write = (input) =>
  input.path === 'build.cssTarget' && findOption(input.config, 'build', 'target')
    ? false
    : writeSyntax(input);

const writeMap = ({ value, draft }: RuleInput): boolean => {
  if (isCode(value)) return false;
  if (!isScalar(value, false)) setMapKind(draft, findMapKind(value) ?? 'source-map');
  return true;
};

/** Names inside ES modules are shortened by Vite, the rest of them is not minified. */
const minified = ['cjs', 'umd', 'iife'];

const writeMinify = ({ value, path, draft }: RuleInput): boolean => {
  if (path === 'build.cssMinify' || isCode(value)) return false;
  if (!isScalar(value, false)) setOption(draft, 'output.minify', scalar(true), minified);
  return true;
};

const writePublic = ({ value, path, draft }: RuleInput): boolean => {
  const folder = getText(value);
  if (isScalar(value, false) || folder === '') setOption(draft, 'server.publicDir', scalar(false));
  else if (folder !== undefined && path === 'publicDir') {
    setOption(draft, 'server.publicDir', object({ name: scalar(folder) }));
  }
  return !isCode(value);
};

const writeAlias = ({ value, draft }: RuleInput): boolean => {
  // `{ find, replacement }` each, or an object.
  const pairs =
    value.type === 'list'
      ? value.items.map(
          (item) => [getText(findOption(item, 'find')), findOption(item, 'replacement')] as const,
        )
      : value.type === 'object'
        ? value.entries.map((entry) => [entry.key, entry.value] as const)
        : [];
  if (pairs.length === 0 || pairs.some(([name, target]) => !name || !target)) return false;
  const paths = pairs.map(([name = '', target]) => {
    const path = getText(target);
    // A path begins with a dot or a slash; other texts are names of packages.
    return [name, path?.startsWith('/src') ? scalar(`.${path}`) : target] as const;
  });
  setOption(draft, 'resolve.alias', object(Object.fromEntries(paths)));
  return true;
};

/** Names of classes: only what both tools call alike is taken over. */
function writeModules({ value, draft }: RuleInput): boolean | 'decision' {
  const names = findOption(value, 'generateScopedName');
  const convention = findOption(value, 'localsConvention');
  if (names?.type === 'code' || convention?.type === 'code') return false;
  if (names) addToOption(draft, 'output.cssModules', 'localIdentName', names);
  if (convention) addToOption(draft, 'output.cssModules', 'exportLocalsConvention', convention);
  if (value.type !== 'object' || (!names && !convention)) return false;
  return value.entries.length === [names, convention].filter(Boolean).length || 'decision';
}

const findLib = (config: ConfigObject, ...path: readonly string[]): ConfigValue | undefined =>
  findOption(config, 'build', 'lib', ...path);

const hasSeveralEntries = (entry: ConfigValue | undefined): boolean =>
  (entry?.type === 'object' && entry.entries.length > 1) ||
  (entry?.type === 'list' && entry.items.length > 1);

/** Formats of a list of outputs come first; without any, Vite builds `es` and `umd`, for several entries `es` and `cjs`. */
function listFormats(config: ConfigObject): readonly string[] {
  const build = findOption(config, 'build');
  const options = findOption(build, 'rolldownOptions') ?? findOption(build, 'rollupOptions');
  const outputs = options?.type === 'object' ? listOutputs(options).map(getFormat) : [];
  const isApp = build?.type === 'object' && !findOption(build, 'lib');
  const isListed = isApp || findOption(options, 'output')?.type === 'list';
  if (isListed && outputs.length > 0) return outputs;
  if (isApp) return ['esm'];
  const written = getTexts(findLib(config, 'formats'));
  const script = findLib(config, 'name') === undefined ? 'iife' : 'umd';
  if (written) return [...new Set(written.map((format) => moduleFormats[format] ?? script))];
  return hasSeveralEntries(findLib(config, 'entry')) ? ['esm', 'cjs'] : ['esm', 'umd'];
}

const isName = (name: string | undefined): name is string =>
  name !== undefined && !name.includes('[');

/** A function gives the whole name of each file, by format and entry. */
const writeFileName = ({ value, config, draft }: RuleInput): boolean => {
  // It is the name of the only entry.
  if (value.type !== 'code') {
    return isName(getText(value)) && getTexts(findLib(config, 'entry'))?.length === 1;
  }
  const names = draft.items.map(({ format }) =>
    callFunction(value.text, [format === 'esm' ? 'es' : format, '[name]']),
  );
  const isEach = hasSeveralEntries(findLib(config, 'entry'));
  const isRead = names.every((name) => name && (!isEach || name.includes('[name]')));
  if (!isRead || new Set(names).size < names.length) return false;
  for (const [index, { options }] of draft.items.entries()) {
    options.set('output.filename.js', scalar(names[index] ?? ''));
  }
  return true;
};

const libRules = [
  converted('`lib` with `entry`, or `input`', { reads: ['lib.entry', 'input'], write: writeEntry }),
  converted('`lib` with `name`', {
    write: ({ value, draft }) => setOption(draft, 'umdName', splitName(value), ['umd']),
  }),
  decide('`lib` with `formats`', {
    write: ({ value }) => getTexts(value) !== undefined,
    unset: () => undefined,
  }),
  converted('`lib` with `fileName`', {
    write: writeFileName,
    unset: (config) => getText(findLib(config, 'entry')) !== undefined,
  }),
  decide('`cssCodeSplit`', { unset: () => undefined }),
  converted('`lib` with `cssFileName`', {
    write: ({ value, draft }) => {
      const name = getText(value);
      setOption(draft, 'output.filename.css', name === undefined ? value : scalar(`${name}.css`));
    },
  }),
];

const outputRules = [
  converted('`target`, a version of ECMAScript', { ...edition, write: writeTarget }),
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
    write: ({ value, config, draft }) => {
      // In a library, Vite inlines all assets.
      if (!findLib(config)) setOption(draft, 'output.dataUriLimit', value);
      return !(value.type === 'code' && value.isFunction);
    },
  }),
  decide('`cssMinify`, `minify`', {
    reads: ['minify', 'cssMinify'],
    write: writeMinify,
    unset: (_config, draft) => setOption(draft, 'output.minify', scalar(true), minified),
  }),
  converted('`sourcemap`', { write: writeMap }),
  decide('`rolldownOptions`, `rollupOptions`', { holds: 'rollup' }),
  converted('`copyPublicDir`, `publicDir`', { reads: ['copyPublicDir'], write: writePublic }),
  decide('`manifest`', { write: writeFlag('output.manifest') }),
  decide('`createEnvironment`, `builder`, `environments`, `isBundled`', {
    reads: ['createEnvironment'],
  }),
];

/** Rows about the options of `build`. */
const buildRules = below('build', [...libRules, ...outputRules]);

/** Rows about the options of the whole config. */
const rootRules = [
  decide('`createEnvironment`, `builder`, `environments`, `isBundled`', {
    reads: ['builder', 'environments', 'isBundled'],
  }),
  converted('`copyPublicDir`, `publicDir`', { reads: ['publicDir'], write: writePublic }),
  converted('`tsconfig`', { write: writePath('source.tsconfigPath') }),
  converted('`cacheDir`', {
    write: ({ value, draft }) =>
      setOption(draft, 'performance.buildCache', object({ cacheDirectory: value })),
  }),
  decide('`base`', { to: 'output.assetPrefix' }),
  // A text is a path there, not a pattern.
  decide('`assetsInclude`', { to: 'source.assetsInclude' }),
  decide('`plugins`', pluginList),
  converted('`define`', {
    write: ({ value, ...input }) => {
      if (value.type !== 'object') return false;
      const entries = value.entries.map((entry) => ({ ...entry, value: toSource(entry.value) }));
      return writeEach('source.define')({ ...input, value: { ...value, entries } });
    },
  }),
  converted('`logLevel`', { write: writeLevel }),
  converted('`css` with `modules`', { write: writeModules }),
  converted('`css` with `postcss`', {
    write: ({ value, draft }) => {
      const folder = getText(value);
      // The file is found by itself in the folder of the config.
      if (folder !== undefined) return trimFolder(folder) === '.' || 'decision';
      setOption(draft, 'tools.postcss', object({ postcssOptions: value }));
      return true;
    },
  }),
  converted('`resolve` with `alias`', { write: writeAlias }),
  converted('`resolve` with `conditions`, `mainFields`, `extensions`, `dedupe`', {
    write: ({ value, path, draft }) => {
      const isConditions = path.endsWith('conditions');
      // Three dots stand for those of Rspack, as `import`.
      const all =
        isConditions && value.type === 'list' ? list([...value.items, scalar('...')]) : value;
      setOption(draft, path.replace('conditions', 'conditionNames'), all);
      return !isConditions || value.type !== 'code' || 'decision';
    },
  }),
  converted('`resolve` with `preserveSymlinks`', {
    write: writeFlag('tools.rspack.resolve.symlinks', scalar(false)),
  }),
];

/** Rows of docs/en/guide/migration/vite-lib.mdx. */
export const vite: Tool = {
  id: 'vite',
  listFormats,
  finish: (config, draft) => {
    setWebTarget(draft);
    if (findLib(config) || !findOption(config, 'build', 'assetsInlineLimit')) {
      setOption(draft, 'output.dataUriLimit', scalar(largestInlined));
    }
    const folders = draft.items.map((item) => getText(getFolder(item)));
    // Two items must not write one style sheet.
    for (const [index, { options }] of draft.items.entries()) {
      const isOther = folders.slice(0, index).includes(folders[index]);
      if (!isOther || options.has('output.injectStyles')) continue;
      options.set('output.emitCss', scalar(false));
    }
    // An IIFE for pages, and UMD with `"type": "module"` in package.json.
    const isScript = getTexts(findLib(config, 'formats'))?.includes('umd') === false;
    const name = scalar(`[name].${isScript ? 'iife.js' : 'umd.cjs'}`);
    for (const { options } of draft.items.filter((item) => !isModule(item))) {
      if (!options.has('output.filename.js')) options.set('output.filename.js', name);
    }
  },
  rules: [...rootRules, ...buildRules],
};
