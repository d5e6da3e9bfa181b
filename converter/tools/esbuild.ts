import { converted, decide, none, type RuleInput } from '../Rule';
import { type Tool } from '../Tool';
import { setOption } from '../output/Draft';
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
import {
  type Write,
  isOneOf,
  isTrue,
  writeEach,
  writeFlag,
  writeLevel,
  writeNamed,
  writePath,
  writeReactOption,
} from '../writes/options';
import {
  addMapKind,
  findMapKind,
  setMapKind,
  writeFile,
  writeFileNames,
  writeFolder,
} from '../writes/outputFiles';
import { edition, setWebTarget, writeSyntax } from '../writes/targets';
import { externalFiles, splitName, writePackages } from '../writes/externals';
import { hasPatterns, toRelative, writeEntries } from '../writes/entries';
import { pluginList } from './plugins';

const entries = { reads: ['entryPoints'], write: writeEntries(({ config }) => isBundled(config)) };

/** Entries as `{ in, out }` have names. */
const writeEntryPoints: Write = (input) => {
  const { value } = input;
  const pairs = value.type === 'list' ? value.items : [];
  if (!pairs.some(({ type }) => type === 'object')) return entries.write(input);
  const named = pairs.map((pair) => [
    getText(findOption(pair, 'out')),
    getText(findOption(pair, 'in')),
  ]);
  if (named.some(([out, from]) => out === undefined || from === undefined)) return false;
  const entry = Object.fromEntries(
    named.map(([out = '', from = '']) => [out, scalar(toRelative(from))]),
  );
  setOption(input.draft, 'source.entry', object(entry));
  return true;
};

/** The name of the only entry, or of the first. */
const findEntryName = (config: ConfigObject): string | undefined =>
  /([^/]+?)\.[^./]+$/.exec(getTexts(findOption(config, 'entryPoints'))?.[0] ?? '')?.[1];

const writeExtension = ({ value, draft }: RuleInput): boolean => {
  const script = getText(findOption(value, '.js'));
  const style = getText(findOption(value, '.css'));
  if (script) setOption(draft, 'output.filename.js', scalar(`[name]${script}`));
  if (style) setOption(draft, 'output.filename.css', scalar(`[name]${style}`));
  return script !== undefined || style !== undefined;
};

const writeNames = (option: string): Write => writeFileNames(option, /\[(?:dir|ext)\]/, '.js');

const isBundled = (config: ConfigObject): boolean =>
  isTrue(findOption(config, 'bundle') ?? scalar(false));

/** Without `format` it follows `platform`, and is left as it is without a bundle. */
function getFormat(config: ConfigObject): string {
  const format = getText(findOption(config, 'format'));
  const hasName = findOption(config, 'globalName') !== undefined;
  const platform = getText(findOption(config, 'platform')) ?? 'browser';
  const implied = !isBundled(config)
    ? 'esm'
    : ({ node: 'cjs', neutral: 'esm' }[platform] ?? 'iife');
  const name = format ?? implied;
  return name === 'iife' && hasName ? 'umd' : name;
}

/** Rows about files, formats and packages. */
const buildRules = [
  converted('`entryPoints`', { when: (value) => !hasPatterns(value), write: writeEntryPoints }),
  decide('`entryPoints` with patterns', { ...entries, when: hasPatterns }),
  decide('`splitting`', {
    unset: (config) => isBundled(config) && ['esm', 'cjs'].includes(getFormat(config)),
  }),
  converted('`bundle`', { unset: () => undefined }),
  converted('`format` with `esm`, `cjs`', { reads: ['format'], when: isOneOf('esm', 'cjs') }),
  decide('`format` with `iife`', { reads: ['format'], when: isOneOf('iife') }),
  decide('`globalName`', { write: () => true }),
  converted('`outdir`', { write: writeFolder }),
  converted('`outfile`', { write: writeFile(findEntryName) }),
  converted('`outbase`', {
    write: (input) => {
      writePath('outBase')(input);
      return !isBundled(input.config) || 'decision';
    },
  }),
  converted('`outExtension`', { write: writeExtension }),
  converted('`entryNames`', { write: writeNames('output.filename.js') }),
  decide('`chunkNames`', { write: writeNames('tools.rspack.output.chunkFilename') }),
  converted('`assetNames`', { write: () => false }),
  decide('`platform`', {
    write: ({ value, draft }) => {
      if (isOneOf('browser')(value)) setWebTarget(draft);
    },
    unset: (_config, draft) => setWebTarget(draft),
  }),
  converted('`target`, a version of ECMAScript', edition),
  decide('`target`', { write: writeSyntax }),
  decide('`plugins`', pluginList),
  decide('`external` with files', { reads: ['external'], ...externalFiles(writePackages) }),
  converted('`external`', { write: writePackages }),
  decide('`packages` with `external`', { reads: ['packages'], when: isOneOf('external') }),
  converted('`packages` with `bundle`', {
    reads: ['packages'],
    when: isOneOf('bundle'),
    write: ({ draft }) => setOption(draft, 'output.autoExternal', scalar(false)),
  }),
  converted('`conditions`', {
    write: ({ value, draft }) => {
      const names = getTexts(value);
      if (!names) return false;
      // Three dots stand for those of Rspack.
      setOption(draft, 'resolve.conditionNames', list([...names, '...'].map(scalar)));
      return true;
    },
  }),
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
];

const jsxNames: Readonly<Record<string, string>> = {
  jsxFactory: 'pragma',
  jsxFragment: 'pragmaFrag',
  jsxImportSource: 'importSource',
};

const includesText = (text: string) => (value: ConfigValue) =>
  getTexts(value)?.includes(text) === true;

/** Rows about what happens to the code, and about the run. */
const codeRules = [
  converted('`define`', { write: writeEach('source.define') }),
  converted('`drop` with `console`', {
    reads: ['drop'],
    when: includesText('console'),
    write: ({ draft }) => setOption(draft, 'performance.removeConsole', scalar(true)),
  }),
  decide('`drop` with `debugger`', { reads: ['drop'], when: includesText('debugger') }),
  decide('`banner`, `footer`', { write: writeEach() }),
  converted('`minify`', { write: writeFlag('output.minify') }),
  decide('`legalComments`', {
    write: writeNamed('output.legalComments', { linked: 'linked', inline: 'inline', none: 'none' }),
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
    write: ({ value, draft }) => setMapKind(draft, findMapKind(value) ?? 'source-map'),
  }),
  none('`sourcemap` with `both`', { reads: ['sourcemap'], when: isOneOf('both') }),
  converted('`sourcesContent`', { write: addMapKind('nosources-source-map', false) }),
  converted('`jsx` with `automatic`, `transform`', {
    reads: ['jsx'],
    when: isOneOf('automatic', 'transform'),
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
  converted('`tsconfig`', { write: writePath('source.tsconfigPath') }),
  converted('`logLevel`', { write: writeLevel }),
];

/** Rows of docs/en/guide/migration/esbuild.mdx. */
export const esbuild: Tool = {
  id: 'esbuild',
  listFormats: (config) => [getFormat(config)],
  finish: (config, draft) => {
    if (!isBundled(config)) setOption(draft, 'bundle', scalar(false));
    const name = findOption(config, 'globalName');
    if (name) setOption(draft, 'umdName', splitName(name), ['umd']);
  },
  rules: [...buildRules, ...codeRules],
};
