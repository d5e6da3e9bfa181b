import { converted, decide, none, type Rule } from '../Rule';
import type { Tool } from '../Tool';
import { setOption } from '../output/Draft';
import { type ConfigObject, findOption, getText, getTexts, isScalar, scalar } from '../values';
import { listFormats, tsup, writeAllExternal, writeDts, writeUnbundled } from './tsup';
import { externalFiles, writeExternals } from '../writes/externals';
import {
  isObject,
  isOneOf,
  isTrue,
  type Write,
  writeBelow,
  writeEach,
  writeFlag,
  writeLevel,
  writePath,
} from '../writes/options';
import { nameScripts, setMapKind } from '../writes/outputFiles';
import { setUnbundled } from '../writes/entries';
import { setWebTarget } from '../writes/targets';
import { pluginList } from './plugins';

/** Rows that say of an option what those of tsup say, which has other defaults. */
const tsupRows = [
  ...['`entry`, a list', '`entry`, an object', '`entry` with patterns', '`format`', '`globalName`'],
  ...['`outDir`', '`clean`, a list of what to remove', '`target`', '`name`', '`shims`', '`define`'],
  '`target`, a version of ECMAScript',
  ...["`sourcemap: 'inline'`", '`sourcemap: true`', '`env`', '`noExternal`'],
];

const isUnbundled = (config: ConfigObject): boolean =>
  isTrue(findOption(config, 'unbundle') ?? scalar(false));

const isForNode = (config: ConfigObject): boolean =>
  (getText(findOption(config, 'platform')) ?? 'node') === 'node';

/** A text is written into the code and into the declarations. */
const writeText: Write = (input) =>
  getText(input.value) === undefined
    ? writeEach()(input)
    : ['js', 'dts'].every((key) => writeBelow(input.path, key)(input) !== false);

/** Rows about some values of an option come before those about all others. */
const rules = [
  decide('`entry`, an object of patterns', {
    when: (value) => isObject(value) && JSON.stringify(value).includes('*'),
  }),
  decide('`format`, an object', { when: isObject }),
  converted('`target: false`', {
    write: ({ draft }) => setOption(draft, 'syntax', scalar('esnext')),
  }),
  ...tsup.rules
    .filter(({ row }) => tsupRows.includes(row))
    .map((rule): Rule => ({ ...rule, unset: undefined })),
  decide('`root`', {
    write: (input) => (isUnbundled(input.config) ? writePath('outBase')(input) : undefined),
  }),
  decide('`fixedExtension: true`', { unset: isForNode }),
  decide('`cjsDefault: true`', { unset: (config) => listFormats(config, 'esm').includes('cjs') }),
  decide("`platform: 'browser'`", { write: ({ draft }) => setWebTarget(draft) }),
  converted("`sourcemap: 'hidden'`", {
    write: ({ draft }) => setMapKind(draft, 'hidden-source-map'),
  }),
  converted('`minify: true`', { write: writeFlag('output.minify') }),
  decide('`minify`, an object', { when: isObject }),
  converted('`dts: true`', { when: (value) => isTrue(value) || isObject(value), write: writeDts }),
  decide("`dts` not set, or `'ci-only'`", {
    reads: ['dts'],
    when: isOneOf('ci-only', 'local-only'),
    unset: () => true,
  }),
  decide('`deps.neverBundle: true`', { write: writeAllExternal }),
  decide('`deps.neverBundle` with files', {
    reads: ['deps.neverBundle', 'external'],
    ...externalFiles(writeExternals),
  }),
  converted('`deps.neverBundle`, a list', { write: writeExternals }),
  decide('`plugins`, `hooks`', {
    ...pluginList,
    write: (input) => input.path === 'hooks' || pluginList.write(input),
  }),
  converted('`external`', { write: writeExternals }),
  converted('`deps.alwaysBundle`', { write: writeUnbundled }),
  none('`tsconfig: false`'),
  converted('`tsconfig: true`'),
  converted('`tsconfig`, a path', { write: writePath('source.tsconfigPath') }),
  decide('`banner`, `footer`', { write: writeText }),
  converted('`logLevel`', { write: writeLevel }),
];

/** Rows of docs/en/guide/migration/tsdown.mdx. */
export const tsdown: Tool = {
  id: 'tsdown',
  listFormats: (config) => listFormats(config, 'esm'),
  rules,
  isForTypes: (config) =>
    ['emitDtsOnly', 'dtsOnly'].some((name) => isScalar(findOption(config, 'dts', name), true)),
  finish: (config, draft) => {
    if (isUnbundled(config)) setUnbundled(draft);
    nameScripts(draft, getTexts(findOption(config, 'format'))?.includes('umd') ? 'umd' : 'iife');
  },
};
