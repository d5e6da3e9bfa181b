import { type ConfigValue, getTexts, list, scalar } from '../values';
import { type Draft, setOption } from '../output/Draft';
import type { Write } from './options';

/** `syntax`; a target without a counterpart is left to the reader. */
export const writeSyntax: Write = ({ value, draft }) => {
  const targets = getTexts(value);
  const syntax = targets && toSyntax(targets);
  setOption(draft, 'syntax', syntax);
  return syntax !== undefined;
};

/** The row of targets that stay the same: one edition. */
export const edition = {
  when: (value: ConfigValue): boolean => isEdition(getTexts(value)?.join() ?? ''),
  write: writeSyntax,
};

/** For pages, whichever the format. */
export const setWebTarget = (draft: Draft): void =>
  setOption(draft, 'output.target', scalar('web'));

/** Names of esbuild for what Browserslist calls otherwise. */
const browsers: Readonly<Record<string, string>> = {
  node: 'node',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  opera: 'opera',
  ie: 'ie',
  ios: 'ios_saf',
};

/**
 * `syntax` for targets of esbuild: `node18` → `['node >= 18']`, `es2020` → `'es2020'`. Undefined
 * where one of them has no counterpart, as `deno1` and `hermes0.7`.
 */
function toSyntax(targets: readonly string[]): ConfigValue | undefined {
  const all = targets.flatMap((target) => target.split(',')).map((target) => target.trim());
  const [first] = all;
  if (all.length === 1 && first && isEdition(first)) return scalar(first.toLowerCase());
  const queries = all.map((target) => {
    if (isEdition(target)) return target.toLowerCase();
    const [, name = '', version = ''] = /^([a-z]+)(\d[\d.]*)$/i.exec(target) ?? [];
    const known = Object.hasOwn(browsers, name.toLowerCase()) ? browsers[name.toLowerCase()] : '';
    return known ? `${known} >= ${version}` : undefined;
  });
  return queries.every((query) => query !== undefined) && queries.length > 0
    ? list(queries.map((query) => scalar(query ?? '')))
    : undefined;
}

/** `es5`, `ES2015` to `ES2025`, `esnext`, in any case. */
const isEdition = (target: string): boolean => /^es(?:next|5|6|20(?:1[5-9]|2[0-5]))$/i.test(target);

/** Styles that the code brings along, in pages. */
export const setInjected = (draft: Draft): void => {
  setOption(draft, 'output.injectStyles', scalar(true));
  setWebTarget(draft);
};
