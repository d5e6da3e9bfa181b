import { converted, decide, type RuleInput } from '../Rule';
import { type Tool } from '../Tool';
import { addToOption, isModule, setOption } from '../output/Draft';
import {
  type ConfigObject,
  type ConfigValue,
  findOption,
  getText,
  getTexts,
  isScalar,
  list,
  object,
  scalar,
} from '../values';
import { edition, setWebTarget, writeSyntax, setInjected } from '../writes/targets';
import { externalFiles, splitName, writePackages } from '../writes/externals';
import { hasPatterns, isFiles, writeEntries } from '../writes/entries';
import {
  isObject,
  isTrue,
  moduleFormats,
  type Write,
  writeBelow,
  writeEach,
  writeFlag,
  writePath,
  writeReactOption,
} from '../writes/options';
import { nameScripts, setMapKind, trimFolder, writeFolder } from '../writes/outputFiles';
import { pluginList } from './plugins';

/** Declarations that are merged, as those of tsup are, and called after the file of their format. */
export const writeDts: Write = ({ value, path, draft }) => {
  if (value.type === 'code') return false;
  if (!isScalar(value, false)) {
    setOption(draft, 'dts.bundle', scalar(true));
    if (draft.items.some(isModule)) setOption(draft, 'dts.autoExtension', scalar(true));
  }
  // Entries of their own.
  const hasEntries = path === 'experimentalDts' ? value.type !== 'scalar' : getText(value);
  return !hasEntries || path === 'declaration' || 'decision';
};

const writeGlobalName = ({ value, draft }: RuleInput): void => {
  setOption(draft, 'umdName', splitName(value), ['umd']);
  setOption(draft, 'output.target', scalar('web'), ['umd']);
};

const writeLegacyOutput = ({ value, config, draft }: RuleInput): void => {
  if (!isTrue(value)) return;
  const folder = trimFolder(getText(findOption(config, 'outDir')) ?? 'dist');
  for (const format of ['esm', 'iife', 'umd']) {
    const own = format === 'umd' ? 'iife' : format;
    setOption(draft, 'output.distPath', scalar(`${folder}/${own}`), [format]);
  }
  setOption(draft, 'output.filename.js', scalar('[name].js'), ['esm', 'cjs']);
};

const writePublic = ({ value, draft }: RuleInput): boolean => {
  const folder = isTrue(value) ? 'public' : getText(value);
  if (folder === undefined) return isScalar(value, false);
  const from = scalar(`./${trimFolder(folder)}`);
  const info = object({ minimized: scalar(true) });
  setOption(draft, 'output.copy', list([object({ from, info })]));
  return true;
};

/** Each name as tsup replaces it, below `process.env` and below `import.meta.env`. */
const writeEnv = ({ value, draft }: RuleInput): boolean => {
  if (value.type !== 'object') return false;
  for (const { key, value: given } of value.entries) {
    for (const owner of ['process.env', 'import.meta.env']) {
      addToOption(draft, 'source.define', `${owner}.${key}`, toSource(given));
    }
  }
  return true;
};

const toSource = (value: ConfigValue): ConfigValue => {
  if (value.type === 'scalar') return scalar(JSON.stringify(value.value));
  return value.type === 'code' ? { ...value, text: `JSON.stringify(${value.text})` } : value;
};

const writeNodeEnv = ({ value, config, draft }: RuleInput): void => {
  if (isScalar(value, false)) return;
  const minify = findOption(config, 'minify');
  const mode = minify && !isScalar(minify, false) ? 'production' : 'development';
  addToOption(draft, 'source.define', 'process.env.NODE_ENV', scalar(JSON.stringify(mode)));
};

/** `dts.banner` → `banner.dts` */
const writeDtsText: Write = (input) => writeBelow(input.path.split('.')[1] ?? '', 'dts')(input);

export const writeUnbundled = ({ value, draft }: RuleInput): boolean => {
  if (value.type === 'code' || value.type === 'object') return false;
  addToOption(
    draft,
    'output.autoExternal',
    'exclude',
    value.type === 'list' ? value : list([value]),
  );
  return true;
};

export const writeAllExternal = ({ value, draft }: RuleInput): void => {
  if (!isTrue(value)) return;
  for (const group of ['dependencies', 'optionalDependencies', 'peerDependencies']) {
    addToOption(draft, 'output.autoExternal', group, scalar(true));
  }
  addToOption(draft, 'output.autoExternal', 'devDependencies', scalar(true));
};

const writeShims = ({ value, draft }: RuleInput): void => {
  if (isScalar(value, false)) return;
  const shims = object({ __dirname: scalar(true), __filename: scalar(true) });
  setOption(draft, 'shims.esm', shims, ['esm']);
};

const writeName = ({ value, draft }: RuleInput): void => {
  const several = draft.items.length > 1;
  for (const { format } of draft.items) {
    const name = getText(value);
    const id = several && name !== undefined ? scalar(`${name}-${format}`) : value;
    if (!several || name !== undefined) setOption(draft, 'id', id, [format]);
  }
};

const entries = {
  reads: ['entry'],
  write: writeEntries(({ config }) => !isScalar(findOption(config, 'bundle'), false)),
};

/** Rows about files, formats and declarations. */
const buildRules = [
  // `entry` wins.
  converted('`entryPoints`', { ...entries, reads: ['entryPoints'] }),
  converted('`entry`, a list', { ...entries, when: isFiles }),
  converted('`entry`, an object', { ...entries, when: isObject }),
  decide('`entry` with patterns', { ...entries, when: hasPatterns }),
  converted('`format`', {
    write: ({ value }) => getTexts(value) !== undefined,
    unset: () => undefined,
  }),
  decide('`globalName`', { write: writeGlobalName }),
  decide('`bundle: false`', { when: (value) => !isTrue(value), to: 'bundle' }),
  converted('`outDir`', { write: writeFolder }),
  converted('`legacyOutput`', { write: writeLegacyOutput }),
  converted('`clean` not set', {
    when: (value) => isScalar(value, false),
    to: 'output.cleanDistPath',
    unset: (_config, draft) => setOption(draft, 'output.cleanDistPath', scalar(false)),
  }),
  decide('`clean`, a list of what to remove', { when: ({ type }) => type === 'list' }),
  converted('`publicDir`', { write: writePublic }),
  converted('`target`, a version of ECMAScript', edition),
  decide('`target`', { write: writeSyntax, unset: () => undefined }),
  converted("`platform: 'browser'`", { write: ({ draft }) => setWebTarget(draft) }),
  converted('`minify`', { write: writeFlag('output.minify') }),
  converted('`sourcemap: true`', {
    when: (value) => value.type === 'code' || isTrue(value) || isScalar(value, false),
    write: writeFlag('output.sourceMap'),
  }),
  converted("`sourcemap: 'inline'`", {
    write: ({ draft }) => setMapKind(draft, 'inline-source-map'),
  }),
  converted('`dts: true`', { when: () => true, write: writeDts }),
  converted('`dts` with `resolve`', {
    write: ({ value, draft }) => {
      const packages = getTexts(value);
      if (!packages) return isScalar(value, false);
      setOption(draft, 'dts.bundle', object({ bundledPackages: value }));
      return true;
    },
  }),
  converted('`dts` with `banner`, `footer`', { write: writeDtsText }),
  converted('`experimentalDts`', { write: writeDts }),
];

/** Rows about what happens to the code, and about the run. */
const codeRules = [
  decide('`esbuildPlugins`, `plugins`', pluginList),
  decide('`external` with files', { reads: ['external'], ...externalFiles(writePackages) }),
  converted('`external`', { write: writePackages }),
  converted('`noExternal`', { write: writeUnbundled }),
  decide('`skipNodeModulesBundle`', { write: writeAllExternal }),
  converted('`define`', { write: writeEach('source.define') }),
  converted('`env`', { write: writeEnv }),
  converted('`replaceNodeEnv`', { write: writeNodeEnv }),
  decide('`banner`, `footer`', { write: writeEach() }),
  converted('`shims`', { write: writeShims }),
  converted('`injectStyle`', {
    write: ({ value, draft }) => {
      if (isTrue(value)) setInjected(draft);
      return value.type === 'scalar';
    },
  }),
  converted('`jsxFactory`, `jsxFragment`', {
    write: (input) => {
      input.draft.react.set('runtime', scalar('classic'));
      writeReactOption(input.path === 'jsxFactory' ? 'pragma' : 'pragmaFrag')(input);
    },
  }),
  converted('`tsconfig`', { write: writePath('source.tsconfigPath') }),
  converted('`silent`', { write: writeFlag('logLevel', scalar('error')) }),
  converted('`name`', { write: writeName }),
];

/** An `iife` with a name is a UMD file here: an IIFE exports nothing. */
export const listFormats = (config: ConfigObject, usual = 'cjs'): readonly string[] => {
  const hasName = findOption(config, 'globalName') !== undefined;
  const value = findOption(config, 'format');
  const formats = value?.type === 'object' ? value.entries.map(({ key }) => key) : getTexts(value);
  const names = (formats?.length ? formats : [usual])
    .flatMap((format) => format.split(','))
    .map((format) => moduleFormats[format] ?? format);
  return [...new Set(names.map((name) => (name === 'iife' && hasName ? 'umd' : name)))];
};

/** Rows of docs/en/guide/migration/tsup.mdx. */
export const tsup: Tool = {
  id: 'tsup',
  listFormats,
  rules: [...buildRules, ...codeRules],
  isForTypes: (config) => isScalar(findOption(config, 'dts', 'only'), true),
  finish: (config, draft) => {
    // Its scripts have all packages in them.
    for (const { options } of draft.items.filter((item) => !isModule(item))) {
      for (const path of ['externals', 'autoExternal']) options.delete(`output.${path}`);
    }
    // `legacyOutput` gives each format its folder instead.
    if (!isTrue(findOption(config, 'legacyOutput') ?? scalar(false))) nameScripts(draft, 'global');
  },
};
