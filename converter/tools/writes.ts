import {
  code,
  type ConfigObject,
  type ConfigValue,
  findOption,
  getText,
  getTexts,
  isScalar,
  list,
  object,
  scalar,
} from '../values';
import { addToOption, type Draft, isModule, setOption } from '../output/Draft';
import type { RuleInput } from '../Rule';
import type { ConfigContext } from '../Tool';

export type Write = (input: RuleInput) => boolean | 'decision' | void;

export const isTrue = (value: ConfigValue): boolean => isScalar(value, true);
export const isObject = (value: ConfigValue): boolean => value.type === 'object';

/** Whether a value is one of some texts. */
export const isOneOf =
  (...texts: readonly string[]) =>
  (value: ConfigValue): boolean =>
    texts.includes(getText(value) ?? '');

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

/** The output folder, if it is not the one that Rslib takes anyway. */
export const writeFolder: Write = ({ value, draft }) => {
  const folder = getText(value);
  if (folder === undefined) {
    setOption(draft, 'output.distPath', value);
    return true;
  }
  if (trimFolder(folder) !== 'dist') setOption(draft, 'output.distPath', scalar(folder));
  return true;
};

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

/** An option that is on or off, where off is what Rslib does anyway. */
export const writeFlag =
  (path: string, on: ConfigValue = scalar(true)): Write =>
  ({ value, draft }) => {
    if (value.type === 'code') setOption(draft, path, value);
    else if (!isScalar(value, false)) setOption(draft, path, on);
  };

/** A value that is below the option of another name: `banner` with `js`. */
export const writeBelow =
  (path: string, key: string): Write =>
  ({ value, draft }) => {
    if (value.type === 'code' && value.isFunction) return false;
    addToOption(draft, path, key, value);
    return true;
  };

/** The entries of an object, added to those of an option; to that of the same name if none is given. */
export const writeEach =
  (option?: string): Write =>
  ({ value, path, draft }) => {
    if (value.type !== 'object') return false;
    for (const { key, value: own } of value.entries) addToOption(draft, option ?? path, key, own);
    return true;
  };

/** Formats of Rollup and Vite, in the words of Rslib. */
export const moduleFormats: Readonly<Record<string, string>> = {
  es: 'esm',
  esm: 'esm',
  module: 'esm',
  cjs: 'cjs',
  commonjs: 'cjs',
  umd: 'umd',
};

/** The file of a script, as the tool calls it: `index.global.js`. */
export const nameScripts = (draft: Draft, ending: string): void =>
  setOption(draft, 'output.filename.js', scalar(`[name].${ending}.js`), ['umd', 'iife']);

/** What inlining of every asset in a library takes: no file of one is larger than this. */
export const largestInlined = 100_000;

/** For pages, whichever the format. */
export const setWebTarget = (draft: Draft): void =>
  setOption(draft, 'output.target', scalar('web'));

/** Styles that the code brings along, in pages. */
export const setInjected = (draft: Draft): void => {
  setOption(draft, 'output.injectStyles', scalar(true));
  setWebTarget(draft);
};

const mapKinds: Readonly<Record<string, string>> = {
  inline: 'inline-source-map',
  hidden: 'hidden-source-map',
  external: 'hidden-source-map',
};

/** The kind of source map that a text of the tools names. */
export const findMapKind = (value: ConfigValue): string | undefined =>
  mapKinds[getText(value) ?? ''];

/** Together with a kind that another option set: `inline` and `nosources`. */
export function setMapKind(draft: Draft, kind: string): void {
  for (const { options } of draft.items) {
    const words = `${kind} ${getText(findOption(options.get('output.sourceMap'), 'js'))}`;
    const find = (part: RegExp) => part.exec(words)?.[0] ?? '';
    const js = `${find(/inline-|hidden-/)}${find(/nosources-/)}source-map${find(/-debugids/)}`;
    options.set('output.sourceMap', object({ js: scalar(js) }));
  }
}

/** A kind of map that is set apart from whether there is one, which comes first. */
export const addMapKind =
  (kind: string, on: boolean): Write =>
  ({ value, draft }) => {
    if (!isScalar(value, on)) return isScalar(value, !on);
    const maps = draft.items.map(({ options }) => options.get('output.sourceMap'));
    const items = draft.items.filter((_, index) => maps[index] && !isScalar(maps[index], false));
    const isCode = maps.some((map) => map?.type === 'code');
    if (!isCode) setMapKind({ ...draft, items }, kind);
    return !isCode;
  };

/** Names of files, with the hash as Rslib calls it; false where a part of one is unknown to it. */
export const writeFileNames =
  (option: string, unknown: RegExp, ending = ''): Write =>
  ({ value, draft }) => {
    const pattern = getText(value);
    if (pattern === undefined || unknown.test(pattern)) return false;
    const name = pattern.replaceAll(/\[hash(:\d+)?\]/g, '[contenthash$1]');
    setOption(draft, option, scalar(name.endsWith(ending) ? name : `${name}${ending}`));
    return true;
  };

/** A declaration file for CommonJS: each format then has its own. */
export function setCommonTypes(draft: Draft, file = ''): void {
  if (file.endsWith('.d.cts')) setOption(draft, 'dts.autoExtension', scalar(true));
}

/** A text by its name here; `usual` is what Rslib does anyway. */
export const writeNamed =
  (option: string, names: Readonly<Record<string, string>>, usual?: string): Write =>
  ({ value, draft }) => {
    const name = names[getText(value) ?? ''];
    if (name && name !== usual) setOption(draft, option, scalar(name));
    return name !== undefined;
  };

/** How much is printed: the names of all tools. */
export const writeLevel = writeNamed(
  'logLevel',
  { silent: 'silent', error: 'error', warn: 'warn', warning: 'warn', info: 'info', debug: 'info' },
  'info',
);

/** `dist/index.js` → folder and name: the extensions of Rslib follow `type` in a `package.json` not read here. */
export const writeFile =
  (findEntryName: (config: ConfigObject) => string | undefined): Write =>
  ({ value, config, draft }) => {
    const file = getText(value);
    if (file === undefined) return false;
    const folders = trimFolder(file).split('/');
    const name = folders.pop() ?? '';
    const folder = folders.join('/') || '.';
    if (folder !== 'dist') setOption(draft, 'output.distPath', scalar(folder));
    const entry = findEntryName(config);
    // Declarations are named after the entry.
    setCommonTypes(draft, name);
    if (/\.d\.[cm]?ts$/.test(name)) return true;
    for (const item of draft.items) {
      if (!isModule(item) && name === `${entry}.js`) continue;
      const pattern = entry && name.startsWith(`${entry}.`) ? name.replace(entry, '[name]') : name;
      item.options.set('output.filename.js', scalar(pattern));
    }
    return true;
  };

const isFile = (item: ConfigValue): boolean =>
  /^(?:\.{0,2}\/|[A-Za-z]:)/.test(getText(item) ?? '') ||
  (item.type === 'code' && item.text.includes('node_modules'));

/** The row of files that stay imports: Rslib compares with what imports say, not with files. */
export const externalFiles = (write: Write) => ({
  when: (value: ConfigValue): boolean =>
    value.type === 'list' ? value.items.length > 0 && value.items.every(isFile) : isFile(value),
  write,
});

/** What stays an import; a function has other parameters here. */
export const writeExternals: Write = ({ value, draft }) => {
  const items = value.type === 'list' ? value.items : [value];
  if (items.some((item) => item.type === 'code' && item.isFunction)) return false;
  // Code may be a list, which Rslib ignores within another.
  const written = value.type === 'code' ? value : list(items);
  if (items.length > 0) setOption(draft, 'output.externals', written);
  return true;
};

/**
 * What stays an import where names include subpaths, as `react/jsx-runtime`, and have asterisks; a script
 * has no global for a subpath.
 */
export const writePackages: Write = (input) => {
  const { value, draft } = input;
  if (value.type === 'code') return writeExternals(input);
  const toItem = (item: ConfigValue, isScript: boolean) => {
    const name = getText(item) ?? '';
    const pattern = name.replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll('*', '.*');
    if (name.includes('*')) return code(`/^${pattern}$/`);
    const isPackage = /^(?:@[\w.-]+\/)?\w[\w.-]*$/.test(name);
    return isPackage && !isScript ? code(`/^${pattern}($|\\/)/`) : item;
  };
  const values = value.type === 'list' ? value.items : [value];
  const written = [false, true].map((isScript) => {
    const items = draft.items.filter((item) => isModule(item) !== isScript);
    const own = list(values.map((item) => toItem(item, isScript)));
    return writeExternals({ ...input, draft: { ...draft, items }, value: own });
  });
  return written.every((result) => result !== false);
};

/** The name of a global: `acme.slugs` is a path of names, which Rslib takes as a list. */
export const splitName = (value: ConfigValue): ConfigValue => {
  const name = getText(value);
  return name?.includes('.') ? list(name.split('.').map(scalar)) : value;
};

/** A path, as Rslib takes paths. */
export const writePath =
  (option: string): Write =>
  ({ value, draft }) => {
    const path = getText(value);
    setOption(draft, option, path === undefined ? value : scalar(toRelative(path)));
  };

/** An option of `swcReactOptions`. */
export const writeReactOption =
  (name: string): Write =>
  ({ value, draft }) => {
    draft.react.set(name, value);
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

/** `./dist/` → `dist` */
export const trimFolder = (path: string): string =>
  path.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '') || '.';

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

/** `terser({ … })`, `icons.vite()` → the package that the name is imported from. */
export function findPackage(
  item: ConfigValue,
  imports: ConfigContext['imports'],
): string | undefined {
  const name = item.type === 'code' ? /^([\w$]+)(?:\.\w+)?\(/.exec(item.text)?.[1] : undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(imports.get(name ?? '') ?? '')?.[0];
}
