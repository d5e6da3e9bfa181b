import { below, converted, decide, type RuleInput } from '../Rule';
import { type Tool } from '../Tool';
import { isModule, setOption } from '../output/Draft';
import {
  type ConfigObject,
  type ConfigValue,
  findOption,
  getText,
  getTexts,
  list,
  object,
  scalar,
} from '../values';
import {
  addMapKind,
  findMapKind,
  setCommonTypes,
  setMapKind,
  writeBase,
  writeFile,
  writeFileNames,
  writeFolder,
} from '../writes/outputFiles';
import { externalFiles, splitName, writeExternals } from '../writes/externals';
import {
  isOneOf,
  isTrue,
  moduleFormats,
  writeBelow,
  type Write,
  writeFlag,
  writeLevel,
  writeNamed,
} from '../writes/options';
import { nameByFile, setUnbundled, writeEntries } from '../writes/entries';
import { findPackage, pluginList } from './plugins';

const writeName = ({ value, draft }: RuleInput): void =>
  setOption(draft, 'umdName', splitName(value), ['umd']);

/** The global that stands for a package in a page; elsewhere its name stays. */
const writeGlobals = ({ value, config, draft }: RuleInput): boolean => {
  if (value.type !== 'object') return false;
  const names = value.entries.map(({ key, value: root }) => {
    const name = scalar(key);
    return [
      key,
      object({ root: splitName(root), commonjs: name, commonjs2: name, amd: name }),
    ] as const;
  });
  const globals = object(Object.fromEntries(names));
  const external = findOption(config, 'external');
  const items = external?.type === 'list' ? external.items : external ? [external] : [];
  const others = items.filter(
    (item) => !(item.type === 'code' && item.isFunction) && !isNamed(item, value),
  );
  // The first that fits counts. Code may be a list, which Rslib ignores within another.
  const toItems = (item: ConfigValue) =>
    item === external && item.type === 'code'
      ? { ...item, text: `...[${item.text}].flat()` }
      : item;
  const all = others.length > 0 ? list([globals, ...others.map(toItems)]) : globals;
  if (value.entries.length > 0) setOption(draft, 'output.externals', all, ['umd']);
  return true;
};

const isNamed = (item: ConfigValue, { entries }: ConfigObject): boolean =>
  entries.some(({ key }) => key === getText(item));

const writeAmd = ({ value, config, draft }: RuleInput): boolean => {
  const outputs = listOutputs(config);
  const root = outputs.map((output) => findOption(output, 'name')).find(Boolean);
  if (getText(value) === undefined) return false;
  setOption(draft, 'umdName', object({ root: root && splitName(root), amd: value }), ['umd']);
  setOption(draft, 'tools.rspack.output.library.umdNamedDefine', scalar(true), ['umd']);
  return true;
};

const writeNames = (option: string): Write => writeFileNames(option, /\[(?:format|ext|extname)\]/);

export const writeMap = (input: RuleInput): void => {
  const kind = findMapKind(input.value);
  if (kind) setMapKind(input.draft, kind);
  else writeFlag('output.sourceMap')(input);
};

/** What is missing here has no counterpart. */
const formats: Readonly<Record<string, string>> = { ...moduleFormats, iife: 'iife', amd: 'umd' };

export const listOutputs = (config: ConfigObject): ConfigObject[] => {
  const output = findOption(config, 'output');
  const outputs = output?.type === 'list' ? output.items : output ? [output] : [];
  return outputs.flatMap((one) => (one.type === 'object' ? [one] : []));
};

export function getFormat(output: ConfigObject): string {
  const format = formats[getText(findOption(output, 'format')) ?? 'es'] ?? 'esm';
  return format === 'iife' && findOption(output, 'name') ? 'umd' : format;
}

const isFileFormat = isOneOf('es', 'esm', 'module', 'cjs', 'commonjs', 'umd');
const webFormats = ['umd', 'iife'];

/** The key of the only entry, for the names of files. */
function findEntryName(config: ConfigObject): string | undefined {
  const input = findOption(config, 'input');
  const [file, ...others] = getTexts(input) ?? [];
  if (file !== undefined) {
    return others.length > 0 ? undefined : /([^/]+?)(?:\.[^./]+)?$/.exec(file)?.[1];
  }
  const [first, ...more] = input?.type === 'object' ? input.entries : [];
  return more.length > 0 ? undefined : first?.key;
}

/** Rows about the options of the whole config. */
const inputRules = [
  converted('`input`', { write: writeEntries(() => true, nameByFile) }),
  decide('`external` with files', { reads: ['external'], ...externalFiles(writeExternals) }),
  converted('`external`', { write: writeExternals }),
  decide('`plugins`', { reads: ['plugins', 'output.plugins'], ...pluginList }),
  converted('`jsx`', {
    write: ({ value, draft }) => {
      if (getText(value) === undefined) return false;
      const isAutomatic = isOneOf('react-jsx')(value);
      draft.react.set('runtime', scalar(isAutomatic ? 'automatic' : 'classic'));
      return isAutomatic || isOneOf('react')(value);
    },
  }),
  converted('`preserveSymlinks`', {
    write: writeFlag('tools.rspack.resolve.symlinks', scalar(false)),
  }),
  converted('`logLevel`', { write: writeLevel }),
];

/** Rows about the options of `output`. */
const outputRules = below('output', [
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
  decide('`format` with `system`', { reads: ['format'], when: isOneOf('system', 'systemjs') }),
  converted('`dir`', { write: writeFolder }),
  converted('`file`', { write: writeFile(findEntryName) }),
  converted('`name`', { write: writeName }),
  converted('`amd` with `id`', { write: writeAmd }),
  converted('`globals`', { write: writeGlobals }),
  converted('`paths`', {
    write: ({ value, draft }) => {
      if (value.type !== 'object') return false;
      for (const { options } of draft.items) {
        const before = options.get('output.externals');
        const others = before?.type === 'list' ? before.items : before ? [before] : [];
        options.set('output.externals', others.length > 0 ? list([value, ...others]) : value);
      }
      return draft.items.every(isModule) || 'decision';
    },
  }),
  converted('`banner`, `footer`', {
    write: (input) => writeBelow(input.path.split('.').at(-1) ?? '', 'js')(input),
  }),
  decide('`exports`', {
    unset: (config) => listOutputs(config).some((one) => getFormat(one) !== 'esm'),
  }),
  decide('`preserveModules`', {
    write: ({ value, draft }) => void (isTrue(value) && setUnbundled(draft)),
  }),
  converted('`preserveModulesRoot`', { write: writeBase }),
  converted('`entryFileNames`', {
    write: (input) => {
      setCommonTypes(input.draft, getText(input.value));
      return writeNames('output.filename.js')(input);
    },
  }),
  decide('`chunkFileNames`', { write: writeNames('tools.rspack.output.chunkFilename') }),
  converted('`hashCharacters`', {
    write: writeNamed('tools.rspack.output.hashDigest', { hex: 'hex', base64: 'base64' }),
  }),
  converted('`inlineDynamicImports`', {
    write: ({ value, draft }) => {
      if (!isTrue(value)) return;
      setOption(draft, 'tools.rspack.output.asyncChunks', scalar(false), ['esm', 'cjs']);
    },
  }),
  decide('`compact`', { write: writeFlag('output.minify') }),
  converted('`sourcemap`', { write: writeMap }),
  converted('`sourcemapExcludeSources`', { write: addMapKind('nosources-source-map', true) }),
  converted('`sourcemapDebugIds`', { write: addMapKind('source-map-debugids', true) }),
  converted('`sourcemapFile`, `sourcemapFileNames`', {
    write: writeNames('tools.rspack.output.sourceMapFilename'),
  }),
  converted('`sourcemapPathTransform`', { write: () => false }),
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
      draft: isOneEach ? { ...draft, items: draft.items.slice(index, index + 1) } : draft,
      path: 'output',
    }));
  },
  isForTypes: (config, { imports }) => {
    const plugins = findOption(config, 'plugins');
    const items = plugins?.type === 'list' ? plugins.items : [];
    return items.some((item) => findPackage(item, imports) === 'rollup-plugin-dts');
  },
  rules: [...inputRules, ...outputRules],
};
