import { type ConfigValue, getText, getTexts, isSame, isScalar, object, scalar } from '../values';
import { type DraftItem, isModule } from './Draft';

/** The folder an item writes into. */
export const getFolder = ({ options }: DraftItem): ConfigValue =>
  options.get('output.distPath') ?? scalar('dist');
const getTypesFolder = (item: DraftItem) => item.options.get('dts.distPath') ?? getFolder(item);
const getEntries = ({ options }: DraftItem) => {
  const entries = options.get('source.entry');
  return entries?.type === 'object' ? entries : object({});
};

const listKeys = (item: DraftItem): string[] =>
  item.options.has('source.entry') ? getEntries(item).entries.map(({ key }) => key) : ['index'];

/** `./src/index.ts` and `dist/types/index.d.ts` → `index` */
const listNames = (item: DraftItem): string[] =>
  getEntries(item).entries.flatMap(({ value }) =>
    (getTexts(value) ?? []).map((file) => file.replace(/^.*\/|(?:\.d)?\.\w+$/g, '')),
  );

/** Gives what configs for declarations alone write to the items of their entries, or to the first. */
export function giveDeclarations(apart: readonly DraftItem[], items: readonly DraftItem[]): void {
  for (const from of apart) {
    const names = listNames(from);
    const same = items.filter((item) => listNames(item).some((one) => names.includes(one)));
    const folder = getTypesFolder(from);
    for (const item of same.length > 0 ? same : items.slice(0, 1)) {
      if (!isSame(folder, getFolder(item))) item.options.set('dts.distPath', folder);
      for (const [path, value] of listDeclarations(from)) item.options.set(path, value);
    }
  }
}

/**
 * Settles what items of several options, or several configs, would do to each other: two that write one file
 * (of which the last to finish would win), and merged declarations where nothing is merged.
 */
export function settleItems(items: readonly DraftItem[]): void {
  for (const { options } of items) {
    // Without a bundle, merged declarations would be one file, for `index` alone.
    if (!isScalar(options.get('bundle'), false) || !options.delete('dts.bundle')) continue;
    if (!options.has('dts.autoExtension')) options.set('dts', scalar(true));
  }
  for (const [index, item] of items.entries()) {
    const isWritten = items.slice(0, index).some(
      (one) =>
        declares(one) &&
        isSame(getTypesFolder(one), getTypesFolder(item)) &&
        // Those of every source are the same.
        (!item.options.has('dts.bundle') || isSame(getEntries(one), getEntries(item))),
    );
    if (isWritten && !item.options.has('dts.autoExtension')) dropDeclarations(item);
  }
  for (const item of items.filter((one) => !isModule(one))) {
    const others = items.filter(
      (one) =>
        one !== item &&
        isSame(getFolder(one), getFolder(item)) &&
        listKeys(one).some((key) => listKeys(item).includes(key)),
    );
    const { format, options } = item;
    if (others.length === 0) continue;
    const isNamed = options.has('output.filename.js') || options.has('output.filename');
    const names = others.map((one) => getText(one.options.get('output.filename.js')));
    if (!isNamed && names.some((name = '[name].js') => name === '[name].js')) {
      options.set('output.filename.js', scalar(`[name].${format}.js`));
    }
    // The declarations of the others are the same.
    if (others.some((one) => isModule(one) && declares(one))) dropDeclarations(item);
  }
  // Declarations that are not merged are renamed, and with them those of other formats in their folder.
  const named = items.filter((one) => isModule(one) && one.options.has('dts.autoExtension'));
  const areMixed = (one: DraftItem, other: DraftItem) =>
    one.format !== other.format &&
    isSame(getTypesFolder(one), getTypesFolder(other)) &&
    [one, other].some(({ options }) => isScalar(options.get('bundle'), false));
  for (const item of named.filter((one) => named.some((other) => areMixed(one, other)))) {
    const { format, options } = item;
    const folder = getFolder(item);
    const own =
      folder.type === 'code'
        ? { ...folder, text: `\`\${${folder.text}}/${format}\`` }
        : scalar(`${getText(folder)}/${format}`);
    options.set('output.distPath', own);
    // Style sheets and declarations are next to the code.
    for (const other of ['dts.distPath', 'output.emitCss']) options.delete(other);
  }
  // Declarations of single files are called after them, if those are `.js` whichever the format.
  for (const { options } of items.filter((one) => isScalar(one.options.get('bundle'), false))) {
    const isPlain = getText(options.get('output.filename.js'))?.endsWith('].js');
    if (isPlain && options.delete('dts.autoExtension')) options.set('dts', scalar(true));
  }
  // A folder for each kind of file, and that of the code, in one object.
  for (const { options } of items.filter((one) => one.options.has('output.distPath.image'))) {
    const folder = options.get('output.distPath');
    if (folder && options.delete('output.distPath')) options.set('output.distPath.root', folder);
  }
}

const listDeclarations = ({ options }: DraftItem) =>
  [...options].filter(([path]) => path === 'dts' || path.startsWith('dts.'));

const declares = (item: DraftItem): boolean => listDeclarations(item).length > 0;

const dropDeclarations = (item: DraftItem): void => {
  for (const [path] of listDeclarations(item)) item.options.delete(path);
};
