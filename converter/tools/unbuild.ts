import { converted, decide, type RuleInput } from '../Rule';
import { type Tool } from '../Tool';
import { setOption } from '../output/Draft';
import {
  type ConfigValue,
  findOption,
  getText,
  getTexts,
  isScalar,
  object,
  scalar,
} from '../values';
import { writeMap } from './rollup';
import { writeDts } from './tsup';
import { edition, writeSyntax } from '../writes/targets';
import { externalFiles, writePackages } from '../writes/externals';
import { isOneOf, isTrue, writeBelow, writeEach, writeFlag } from '../writes/options';
import { toRelative } from '../writes/entries';
import { writeFolder } from '../writes/outputFiles';

/** `./src/index.ts` → `index`, as unbuild names it. */
const getName = (file: string): string =>
  file
    .replace(/^\.\//, '')
    .replace(/^src\//, '')
    .replace(/\.(?:[cm]?[jt]s|[jt]sx|json)$/, '');

const isFolder = (file: string): boolean => file.endsWith('/');
const hasTexts = (value: ConfigValue, isWanted: (text: string) => boolean): boolean =>
  getTexts(value)?.some(isWanted) === true;

/** Files, those with a name too; not folders, of which every file is built alone. */
const writeEntries = ({ value, draft }: RuleInput): void => {
  const entries = (value.type === 'list' ? value.items : [value]).flatMap((item) => {
    const file = getText(item) ?? getText(findOption(item, 'input'));
    if (!file || isFolder(file) || isOneOf('mkdist', 'copy')(findOption(item, 'builder') ?? item)) {
      return [];
    }
    // unbuild finds the extension.
    const path = scalar(toRelative(/\.\w+$/.test(file) ? file : `${file}.ts`));
    return [[getText(findOption(item, 'name')) ?? getName(file), path] as const];
  });
  if (entries.length > 0) setOption(draft, 'source.entry', object(Object.fromEntries(entries)));
};

const baseRules = [
  decide('`entries`, a list of files', {
    reads: ['entries'],
    when: (value) => hasTexts(value, (text) => !isFolder(text)) && !hasTexts(value, isFolder),
    write: writeEntries,
  }),
  decide('`entries` with a folder or an object', {
    reads: ['entries'],
    when: (value) => value.type !== 'code',
    write: writeEntries,
  }),
  converted('`outDir`', { write: writeFolder }),
  converted('`sourcemap`', { write: writeFlag('output.sourceMap') }),
  converted('`declaration` with `node16`', {
    reads: ['declaration'],
    when: isOneOf('node16'),
    write: writeDts,
  }),
  // They write `.d.ts` as well, which Rslib has no counterpart for.
  decide('`declaration` with `true`, `compatible`', {
    reads: ['declaration'],
    when: (value) => !isScalar(value, false),
    write: writeDts,
    // It then follows `package.json`.
    unset: () => undefined,
  }),
  decide('`externals` with files', { reads: ['externals'], ...externalFiles(writePackages) }),
  converted('`externals`', { write: writePackages }),
  decide('`replace`', { write: writeEach('source.define') }),
];

const rollupRules = [
  decide('`rollup.emitCJS`', { write: () => true }),
  converted('`rollup.inlineDependencies`'),
  converted('`rollup.output.banner`', { write: writeBelow('banner', 'js') }),
  converted('`rollup.output.footer`', { write: writeBelow('footer', 'js') }),
  converted('`rollup.esbuild.target`, a version of ECMAScript', edition),
  decide('`rollup.esbuild.target`', { write: writeSyntax }),
  converted('`rollup.esbuild.minify`', { write: writeFlag('output.minify') }),
  converted('`rollup.esbuild.define`', { write: writeEach('source.define') }),
  converted('`rollup.output.sourcemap`', { write: writeMap }),
  decide('`rollup.cjsBridge`', {
    write: ({ value, draft }) => {
      if (!isTrue(value)) return;
      const shims = object({
        __dirname: scalar(true),
        __filename: scalar(true),
        require: scalar(true),
      });
      setOption(draft, 'shims.esm', shims, ['esm']);
    },
  }),
];

/** Rows of docs/en/guide/migration/unbuild.mdx. */
export const unbuild: Tool = {
  id: 'unbuild',
  listFormats: (config) =>
    isTrue(findOption(config, 'rollup', 'emitCJS') ?? scalar(false)) ? ['esm', 'cjs'] : ['esm'],
  rules: [...baseRules, ...rollupRules],
};
