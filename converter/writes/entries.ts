import { type ConfigValue, getText, getTexts, list, object, scalar } from '../values';
import { type Draft, setOption } from '../output/Draft';
import type { RuleInput } from '../Rule';
import type { Write } from './options';

/** Paths of files, a list of them or one. */
export const isFiles = (value: ConfigValue): boolean => getTexts(value)?.some(isPattern) === false;

export const hasPatterns = (value: ConfigValue): boolean =>
  getTexts(value)?.some(isPattern) === true;

/** Entries with a name for each; without a bundle, the files that are built. */
export const writeEntries =
  (isBundled: (input: RuleInput) => boolean, nameFiles = nameEntries): Write =>
  (input) => {
    const { value, draft } = input;
    const files = getTexts(value);
    // The other tools compile JSX without a plugin.
    if (/\.[jt]sx"/.test(JSON.stringify(value))) draft.plugins.add('react');
    if (!files) {
      const entries = readEntryObject(value);
      if (!entries) return false;
      setOption(draft, 'source.entry', entries);
      return true;
    }
    if (isBundled(input)) {
      // Rslib takes patterns only without a bundle.
      if (files.some(isPattern)) return 'decision';
      if (files.length > 0) setOption(draft, 'source.entry', nameFiles(files));
      return true;
    }
    const paths = files.map((file) =>
      scalar(file.startsWith('!') ? `!${toRelative(file.slice(1))}` : toRelative(file)),
    );
    setOption(draft, 'source.entry', object({ index: list(paths) }));
    return true;
  };

/** One file for each source: Rslib does not build what entries import, so they are all of `src` but tests. */
export const setUnbundled = (draft: Draft): void => {
  setOption(draft, 'bundle', scalar(false));
  const files = ['./src/**', '!./src/**/*.{test,spec,stories}.*'].map(scalar);
  setOption(draft, 'source.entry', object({ index: list(files) }));
};

/** Letters that make a path a pattern. */
export const isPattern = (path: string): boolean => /[*?{}[\]!]/.test(path);

/** `src/index.ts` → `./src/index.ts`, so that it is no package. */
export const toRelative = (path: string): string =>
  /^(?:\.{0,2}\/|[A-Za-z]:)/.test(path) ? path : `./${path}`;

/** Names of entries, as esbuild gives them: their paths below the deepest folder they share. */
function nameEntries(paths: readonly string[]): ConfigValue {
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

/** Names of entries, as Rollup gives them: those of the files, with a number after one that is taken. */
export function nameByFile(paths: readonly string[]): ConfigValue {
  const names = paths.map((path) => /([^/]+?)(?:\.[^./]+)?$/.exec(path)?.[1] ?? path);
  const entries = names.map((name, index) => {
    const count = names.slice(0, index + 1).filter((one) => one === name).length;
    return [count > 1 ? `${name}${count}` : name, scalar(toRelative(paths[index] ?? ''))];
  });
  return object(Object.fromEntries(entries));
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
