import type { HoverText, PageHovers } from '../../../site/pageHovers';
import type { OptionFact } from '../../../facts/tool/toolFacts';
import { getStatedDefault } from '../../components/options';
import type { HoverBlock, NameHover } from './HoverBlock';
import { findPlace } from './places/findPlace';
import type { Places } from './places/listPlaces';
import { formatComment } from './service/formatComment';

export interface PageHoverSources {
  /** What is known of each block's names, by its key. */
  known: ReadonlyMap<string, readonly NameHover[]>;
  places: Places;
  options: readonly OptionFact[];
}

/** The hovers of a page: each text once, and where in which block it belongs. */
export function buildPageHovers(
  blocks: readonly HoverBlock[],
  { known, places, options }: PageHoverSources,
): PageHovers {
  const indices = new Map<string, number>();
  const texts: HoverText[] = [];
  const getIndex = (hover: NameHover): number => {
    const text = toText(hover, places, options);
    const key = JSON.stringify(text);
    const index = indices.get(key) ?? texts.length;
    if (index === texts.length) texts.push(text);
    indices.set(key, index);
    return index;
  };
  const entries = blocks.map(({ mark, key }): [string, number[]] => [
    mark,
    (known.get(key) ?? []).flatMap((hover) => [hover.start, hover.length, getIndex(hover)]),
  ]);
  return { texts, blocks: Object.fromEntries(entries.filter(([, ranges]) => ranges.length > 0)) };
}

function toText(
  { signature, about, deprecated, subject, default: tag }: NameHover,
  places: Places,
  options: readonly OptionFact[],
): HoverText {
  const option =
    subject?.type === 'option' ? options.find(({ path }) => path === subject.name) : undefined;
  const stated = option ? formatComment(getStatedDefault(option) ?? '') : asCode(tag);
  const page = subject && findPlace(subject, places);
  return {
    signature,
    ...(about && { about }),
    // “undefined” says that nothing is set, not what then happens.
    ...(stated && stated !== '`undefined`' && { default: stated }),
    ...(deprecated !== undefined && { deprecated }),
    ...(page && { page }),
  };
}

/** Comments write values with backticks and without. */
const asCode = (value = ''): string => (/^[^\s`]+$/.test(value) ? `\`${value}\`` : value);
