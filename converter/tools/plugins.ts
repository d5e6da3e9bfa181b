import { converted, decide, listPlainRules, type RuleInput } from '../Rule';
import { setOption } from '../output/Draft';
import { type ConfigValue, scalar } from '../values';
import type { ConfigContext } from '../Tool';
import rows from './rows.json' with { type: 'json' };
import { largestInlined, type Write, writeFlag } from '../writes/options';
import { setInjected, setWebTarget } from '../writes/targets';

/** Adds Rsbuild plugins; components are for pages. */
const rsbuild = (names: readonly string[]) => ({
  write: ({ draft }: RuleInput): void => {
    for (const name of names) draft.plugins.add(name);
    setWebTarget(draft);
  },
});

/** For CommonJS too where it is built. */
const writeDts = ({ draft: { items }, draft }: RuleInput): void => {
  const isBoth = items.length > 1 && items.some(({ format }) => format === 'cjs');
  setOption(draft, isBoth ? 'dts.bundle' : 'dts', scalar(true));
  if (isBoth) setOption(draft, 'dts.autoExtension', scalar(true));
};

/** Those that the options in a call of the plugin turn on: its text is the path. */
const writeOwnDts = ({ path, draft }: RuleInput): void => {
  if (!/\bdeclaration: *true/.test(path)) return;
  const [, folder] = /\bdeclarationDir: *['"]([^'"]+)/.exec(path) ?? [];
  setOption(draft, folder ? 'dts.distPath' : 'dts', folder ? scalar(folder) : scalar(true));
};

/** Rows of “Plugins” of the migration pages that have such a table; what they read are packages. */
export const pluginRules = {
  vite: [
    converted('`vite-plugin-dts`, `unplugin-dts`', { write: writeDts }),
    ...Object.entries(rows.rsbuildPlugins).map(([row, names]) => converted(row, rsbuild(names))),
    converted('`vite-plugin-css-injected-by-js`', { write: ({ draft }) => setInjected(draft) }),
    ...listPlainRules(rows.vitePlugins),
  ],
  rollup: [
    decide('`rollup-plugin-dts`', { write: writeFlag('dts.bundle') }),
    decide('`@rollup/plugin-typescript`, `rollup-plugin-typescript2`', { write: writeOwnDts }),
    converted('`@rollup/plugin-terser`', { write: writeFlag('output.minify') }),
    decide('`rollup-plugin-postcss`', rsbuild([])),
    decide('`@rollup/plugin-url`, `@rollup/plugin-image`', {
      write: ({ draft }) => setOption(draft, 'output.dataUriLimit', scalar(largestInlined)),
    }),
    ...listPlainRules(rows.rollupPlugins),
  ],
};

const rules = (['vite', 'rollup'] as const).flatMap((tool) =>
  pluginRules[tool].map((rule) => ({ ...rule, tool })),
);

/** Writes what plugins become, and notes the row of each, whichever page has it. */
const writePlugins: Write = (input) => {
  const { value, imports, addNote } = input;
  for (const item of value.type === 'list' ? value.items : [value]) {
    if (item.type === 'list') writePlugins({ ...input, value: item });
    if (item.type !== 'code') continue;
    const { text, at } = item;
    const name = findPackage(item, imports) ?? text.replace(/\n[^]*/, '');
    const rule = rules.find(({ reads }) => reads.includes(name));
    rule?.write?.({ ...input, value: scalar(true), path: text });
    const state = /\(\s*\)$/.test(text) ? 'written' : 'bare';
    const options = [{ path: name, state, at } as const];
    // Options that are left out may have an effect.
    const isPart = state === 'bare' && rule?.verdict === 'converted';
    const verdict = isPart ? 'decision' : rule?.verdict;
    if (!rule || !verdict) addNote({ type: 'part', kind: 'Plugin', text: name, at });
    else addNote({ type: 'row', tool: rule.tool, row: rule.row, verdict, options });
  }
};

/** How the option with the plugins is read; one that cannot be read leaves the others. */
export const pluginList = { write: writePlugins, isEachAlone: true };

/** `terser({ … })`, `icons.vite()` → the package that the name is imported from. */
export function findPackage(
  item: ConfigValue,
  imports: ConfigContext['imports'],
): string | undefined {
  const name = item.type === 'code' ? /^([\w$]+)(?:\.\w+)?\(/.exec(item.text)?.[1] : undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(imports.get(name ?? '') ?? '')?.[0];
}
