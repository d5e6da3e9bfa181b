import { type ConfigValue, object, scalar } from '../../values';
import type { RuleInput, Verdict } from '../../Rule';
import { type Draft, setOption } from '../../output/Draft';
import { findPackage } from '../writes';

/** A row of the table of plugins, and what the converter does about it. */
export interface PluginRule {
  /** First cell of the row, as the page has it. */
  row: string;
  verdict: Verdict;
  packages: readonly string[];
  write?: (draft: Draft) => void;
}

const create =
  (verdict: Verdict) =>
  (row: string, write?: (draft: Draft) => void): PluginRule => ({
    row,
    verdict,
    packages: [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    write,
  });

const builtIn = create('converted');
const decide = create('decision');
const none = create('none');

/** Rows of “Plugins” in docs/en/guide/migration/rollup.mdx. */
export const pluginRules: readonly PluginRule[] = [
  builtIn('`@rollup/plugin-node-resolve`'),
  builtIn('`@rollup/plugin-commonjs`'),
  builtIn('`@rollup/plugin-json`'),
  builtIn('`@rollup/plugin-typescript`, `rollup-plugin-esbuild`, `@rollup/plugin-swc`'),
  builtIn('`rollup-plugin-dts`', (draft) =>
    setOption(draft, 'dts', object({ bundle: scalar(true) })),
  ),
  builtIn('`@rollup/plugin-terser`', (draft) => setOption(draft, 'output.minify', scalar(true))),
  decide('`@rollup/plugin-replace`'),
  decide('`@rollup/plugin-alias`'),
  decide('`@rollup/plugin-inject`'),
  decide('`@rollup/plugin-babel`'),
  none('`@rollup/plugin-dynamic-import-vars`'),
  builtIn('`@rollup/plugin-url`, `@rollup/plugin-image`'),
  decide('`@svgr/rollup`'),
  builtIn('`rollup-plugin-postcss`', (draft) => setOption(draft, 'output.target', scalar('web'))),
  decide('`rollup-plugin-copy`'),
  builtIn('`rollup-plugin-peer-deps-external`, `rollup-plugin-auto-external`'),
  decide('`@rollup/plugin-wasm`'),
  builtIn('`rollup-plugin-delete`'),
  decide('`rollup-plugin-visualizer`'),
];

/** Writes what plugins do that are options of Rslib, and notes the row of each that has one. */
export const writePlugins = ({ value, draft, imports, addRow }: RuleInput): boolean => {
  if (value.type !== 'list') return false;
  for (const item of value.items) {
    const source = findPackage(item, imports);
    const rule = pluginRules.find(({ packages }) => source && packages.includes(source));
    rule?.write?.(draft);
    if (rule) addRow(rule.row, rule.verdict);
  }
  return true;
};

/** Whether a plugin, as it stands in a list, is that of a package. */
export const isPluginOf = (
  item: ConfigValue,
  source: string,
  imports: RuleInput['imports'],
): boolean => findPackage(item, imports) === source;
