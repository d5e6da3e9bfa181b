import { isSame, isScalar, scalar } from '../values';
import type { DraftItem } from './Draft';

const isScript = ({ format }: DraftItem): boolean => format === 'umd' || format === 'iife';

/** The folder an item writes into. */
const getFolder = ({ options }: DraftItem) => options.get('output.distPath') ?? scalar('dist');

/**
 * Settles what items of several options, or several configs, would do to each other: two that write one file
 * (of which the last to finish would win), and merged declarations where nothing is merged.
 */
export function settleItems(items: readonly DraftItem[]): void {
  for (const { options } of items) {
    // Without a bundle, merged declarations would be one file, for `index` alone.
    if (isScalar(options.get('bundle'), false) && options.delete('dts.bundle')) {
      if (!options.has('dts.autoExtension')) options.set('dts', scalar(true));
    }
  }
  for (const item of items.filter(isScript)) {
    const others = items.filter((one) => one !== item && isSame(getFolder(one), getFolder(item)));
    const { format, options } = item;
    if (others.length === 0) continue;
    if (!options.has('output.filename.js') && !options.has('output.filename')) {
      options.set('output.filename.js', scalar(`[name].${format}.js`));
    }
    // The declarations of the others are the same.
    if (others.some((one) => !isScript(one) && declares(one))) dropDeclarations(item);
  }
}

const listDeclarations = ({ options }: DraftItem): string[] =>
  [...options.keys()].filter((path) => path === 'dts' || path.startsWith('dts.'));

const declares = (item: DraftItem): boolean => listDeclarations(item).length > 0;

const dropDeclarations = (item: DraftItem): void => {
  for (const path of listDeclarations(item)) item.options.delete(path);
};
