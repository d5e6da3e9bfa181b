import type { ConfigValue } from './ConfigValue';
import { getText, object, scalar } from './values';

/** Letters that make a path a pattern. */
export const isPattern = (path: string): boolean => /[*?{}[\]!]/.test(path);

/** `src/index.ts` → `./src/index.ts`, so that it is no package. */
export const toRelative = (path: string): string =>
  /^(?:\.{0,2}\/|[A-Za-z]:)/.test(path) ? path : `./${path}`;

/** `./dist/` → `dist` */
export const trimFolder = (path: string): string =>
  path.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '') || '.';

/** Names of entries, as esbuild gives them: their paths below the deepest folder they share. */
export function nameEntries(paths: readonly string[]): ConfigValue {
  const trimmed = paths.map((path) => path.replace(/^(?:\.\/)+/, ''));
  const folders = trimmed.map((path) => path.split('/').slice(0, -1));
  const [first = []] = folders;
  const shared = first.filter((_, index) =>
    folders.every(
      (names) => names.slice(0, index + 1).join('/') === first.slice(0, index + 1).join('/'),
    ),
  ).length;
  return object(
    Object.fromEntries(
      trimmed.map((path, index) => [
        path
          .split('/')
          .slice(shared)
          .join('/')
          .replace(/\.[^./]+$/, ''),
        scalar(toRelative(paths[index] ?? path)),
      ]),
    ),
  );
}

/** An object of entries with paths that Rslib takes; undefined where one cannot be read. */
export function readEntryObject(value: ConfigValue): ConfigValue | undefined {
  if (value.type !== 'object') return undefined;
  return {
    type: 'object',
    entries: value.entries.map((entry) => {
      const path = getText(entry.value);
      return path === undefined ? entry : { ...entry, value: scalar(toRelative(path)) };
    }),
  };
}
