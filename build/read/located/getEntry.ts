import type { Located } from './Located';

/** The value at `path` inside a located value: `getEntry(node, 'hero', 'actions')`. */
export function getEntry(node: Located | undefined, ...path: string[]): Located | undefined {
  return path.reduce<Located | undefined>(
    (parent, key) =>
      parent?.type === 'object'
        ? // The last of repeated keys wins, as in JSON.parse.
          parent.entries.findLast((entry) => entry.key === key)?.value
        : undefined,
    node,
  );
}

/** The text at `path`; undefined where there is none or it is not a string. */
export function getText(node: Located | undefined, ...path: string[]): string | undefined {
  const found = getEntry(node, ...path);
  return found?.type === 'scalar' && typeof found.value === 'string' ? found.value : undefined;
}

/** The items of the list at `path`; none where there is no list. */
export function getItems(node: Located | undefined, ...path: string[]): Located[] {
  const found = getEntry(node, ...path);
  return found?.type === 'list' ? found.items : [];
}
