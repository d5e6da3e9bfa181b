import {
  type ConfigObject,
  type ConfigValue,
  findOption,
  getText,
  isScalar,
  object,
  scalar,
} from '../values';
import { type Draft, isModule, setOption } from '../output/Draft';
import type { Write } from './options';

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

/** The file of a script, as the tool calls it: `index.global.js`. */
export const nameScripts = (draft: Draft, ending: string): void =>
  setOption(draft, 'output.filename.js', scalar(`[name].${ending}.js`), ['umd', 'iife']);

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

/** The folder that names of the output begin at. */
export const writeBase: Write = ({ value, draft }) => {
  const root = getText(value);
  setOption(draft, 'outBase', root === undefined ? value : scalar(`./${trimFolder(root)}`));
};

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

/** `./dist/` → `dist` */
export const trimFolder = (path: string): string =>
  path.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '') || '.';
