import type { ConfigValue } from '../ConfigValue';
import { isScalar, object } from '../values';

/** An item of `lib` that is being written: values by the path of their option. */
export interface DraftItem {
  format: string;
  options: Map<string, ConfigValue>;
}

/** What a config becomes: an item for each of its formats. */
export interface Draft {
  items: readonly DraftItem[];
  /** `swcReactOptions` of `@rsbuild/plugin-react`, which it needs if there are any. */
  react: Map<string, ConfigValue>;
}

/** A draft with an item for each format. */
export const createDraft = (formats: readonly string[]): Draft => ({
  items: formats.map((format) => ({ format, options: new Map() })),
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

/** Whether any item has an option, `false` aside. */
export const hasOption = ({ items }: Draft, path: string): boolean =>
  items.some(({ options }) => options.has(path) && !isScalar(options.get(path), false));
