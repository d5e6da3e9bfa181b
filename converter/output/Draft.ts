import {
  type ConfigEntry,
  type ConfigObject,
  type ConfigValue,
  code,
  isSame,
  list,
  object,
  scalar,
} from '../values';
import { printValue } from './printConfig';

/** An item of `lib` that is being written: values by the path of their option. */
export interface DraftItem {
  format: string;
  options: Map<string, ConfigValue>;
}

/** Whether other code imports it, rather than a page. */
export const isModule = ({ format }: DraftItem): boolean => ['esm', 'cjs'].includes(format);

/** What a config becomes: an item for each of its formats. */
export interface Draft {
  items: readonly DraftItem[];
  /** Rsbuild plugins it needs: `vue` for `@rsbuild/plugin-vue`. */
  plugins: Set<string>;
  /** `swcReactOptions` of the plugin `react`, which it needs if there are any. */
  react: Map<string, ConfigValue>;
}

/** A draft with an item for each format. */
export const createDraft = (formats: readonly string[]): Draft => ({
  items: formats.map((format) => ({ format, options: new Map() })),
  plugins: new Set(),
  react: new Map(),
});

/** Sets an option of every item, or of those of a format. */
export function setOption(
  { items }: Draft,
  path: string,
  value: ConfigValue | undefined,
  formats?: readonly string[],
): void {
  if (!value) return;
  for (const { format, options } of items) {
    if (!formats || formats.includes(format)) options.set(path, value);
  }
}

/** Adds to an option that is an object: `banner` with `js`, then with `dts`. */
export function addToOption(draft: Draft, path: string, key: string, value: ConfigValue): void {
  for (const { options } of draft.items) {
    const before = options.get(path);
    const entries = before?.type === 'object' ? before.entries : [];
    const [added] = object({ [key]: value }).entries;
    options.set(path, {
      type: 'object',
      entries: [...entries.filter((entry) => entry.key !== key), ...(added ? [added] : [])],
    });
  }
}

/** Options that stay in items: at the top level they would warn, or say nothing there. */
const ofItems: ReadonlySet<string> = new Set(['dts', 'umdName', 'id']);

/** The order in which options are written; others follow. */
const order = [
  ...['root', 'lib', 'id', 'format', 'umdName', 'bundle', 'outBase', 'autoExtension', 'dts'],
  ...['syntax', 'banner', 'footer', 'shims', 'plugins', 'source', 'resolve', 'output'],
  ...['server', 'performance', 'tools', 'logLevel'],
];

/**
 * The object of `rslib.config.ts`. One item is at the top level; of several, what they have in
 * common does.
 */
export function layOut(items: readonly DraftItem[]): ConfigObject {
  const [first, ...others] = items;
  if (!first) return object({});
  if (others.length === 0) {
    // ESM is the default.
    const format = first.format === 'esm' ? undefined : scalar(first.format);
    return sort(nest([...(format ? [['format', format] as const] : []), ...first.options]));
  }
  const isShared = (path: string, value: ConfigValue): boolean =>
    !ofItems.has(path.split('.')[0] ?? '') &&
    others.every(({ options }) => {
      const other = options.get(path);
      return other !== undefined && isSame(value, other);
    });
  const shared = [...first.options].filter(([path, value]) => isShared(path, value));
  const paths = new Set(shared.map(([path]) => path));
  const lib = items.map(({ format, options }) =>
    sort(nest([['format', scalar(format)], ...[...options].filter(([path]) => !paths.has(path))])),
  );
  return sort(nest([['lib', list(lib)], ...shared]));
}

/** `output.sourceMap` → `{ output: { sourceMap } }` */
export function nest(options: readonly (readonly [string, ConfigValue])[]): ConfigObject {
  const root: ConfigEntry[] = [];
  for (const [path, value] of options) {
    let entries = root;
    const names = path.split('.');
    for (const name of names.slice(0, -1)) entries = openObject(entries, name);
    const last = names.at(-1) ?? '';
    entries.push({ key: last, value, at });
  }
  return { type: 'object', entries: root };
}

function sort({ entries }: ConfigObject): ConfigObject {
  const rank = ({ key }: ConfigEntry) => (order.includes(key) ? order.indexOf(key) : order.length);
  return { type: 'object', entries: entries.toSorted((a, b) => rank(a) - rank(b)) };
}

const at = { line: 1, column: 1 };

/** The entries of an object among entries, which is added where it is not there. */
function openObject(entries: ConfigEntry[], key: string): ConfigEntry[] {
  const found = entries.find((entry) => entry.key === key)?.value;
  if (found?.type === 'object') return found.entries as ConfigEntry[];
  const inner: ConfigEntry[] = [];
  entries.push({ key, value: { type: 'object', entries: inner }, at });
  return inner;
}

/** Writes the Rsbuild plugins that a draft needs. Returns the statements that import them. */
export function writePlugins(draft: Draft): string[] {
  const { plugins, react } = draft;
  const swcReactOptions = object(Object.fromEntries(react));
  const given: Readonly<Record<string, string>> = {
    // The plugin compiles nothing by itself: those next to it tell it what to do in these files.
    babel: String.raw`{ include: /\.(?:jsx|tsx)$/ }`,
    ...(react.size > 0 && { react: printValue(object({ swcReactOptions }), 2) }),
  };
  const names = [...new Set([...plugins, ...(react.size > 0 ? ['react'] : [])])].sort();
  const calls = names.map((name) => code(`${getFunction(name)}(${given[name] ?? ''})`));
  if (calls.length > 0) setOption(draft, 'plugins', list(calls));
  return names.map((name) => `import { ${getFunction(name)} } from '@rsbuild/plugin-${name}';`);
}

/** `vue-jsx` → `pluginVueJsx` */
const getFunction = (name: string): string =>
  `plugin${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
