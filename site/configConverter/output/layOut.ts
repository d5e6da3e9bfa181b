import type { ConfigEntry, ConfigObject, ConfigValue } from '../ConfigValue';
import { isSame, list, object, scalar } from '../values';
import type { DraftItem } from './Draft';

/** Options that stay in items: at the top level they would warn, or say nothing there. */
const ofItems: ReadonlySet<string> = new Set(['dts', 'umdName', 'id']);

/** The order in which options are written; others follow. */
const order = [
  ...['root', 'lib', 'id', 'format', 'umdName', 'bundle', 'outBase', 'autoExtension', 'dts'],
  ...['syntax', 'banner', 'footer', 'shims', 'plugins', 'source', 'resolve', 'output'],
  ...['server', 'performance', 'tools', 'logLevel'],
];

/**
 * The object of `rslib.config.ts`. One item stands at the top level; of several, what they have in
 * common does.
 */
export function layOut(items: readonly DraftItem[]): ConfigObject {
  const [first, ...others] = items;
  if (!first) return object({});
  if (others.length === 0) {
    // ESM is the default.
    const format = first.format === 'esm' ? undefined : scalar(first.format);
    return nest([...(format ? [['format', format] as const] : []), ...first.options]);
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
    nest([['format', scalar(format)], ...[...options].filter(([path]) => !paths.has(path))]),
  );
  return nest([['lib', list(lib)], ...shared]);
}

/** `output.sourceMap` → `{ output: { sourceMap } }`, in order. */
function nest(options: readonly (readonly [string, ConfigValue])[]): ConfigObject {
  const root: ConfigEntry[] = [];
  for (const [path, value] of options) {
    let entries = root;
    const names = path.split('.');
    for (const name of names.slice(0, -1)) entries = openObject(entries, name);
    const last = names.at(-1) ?? '';
    entries.push({ key: last, value, at });
  }
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return { type: 'object', entries: root.sort((a, b) => rank(a.key) - rank(b.key)) };
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
