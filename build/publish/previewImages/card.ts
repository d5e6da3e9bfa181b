import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PageIndexInfo } from '@rspress/core';
import type { ReactElement } from 'react';
import type { Font } from 'satori';
import i18n from '../../../i18n.json' with { type: 'json' };
import brandColors from '../../../site/brandColors.json' with { type: 'json' };
import mark from '../../../site/mark.json' with { type: 'json' };
import { sections } from '../../../site/sections';
import { type Language, site } from '../../../site/site';

/** The words on a page's image. */
export interface Card {
  section: string;
  title: string;
  /** Where the page is found, without the protocol. */
  address: string;
  lang: string;
}

/** The words for one page; `url` is its public address. */
export function pageCard(
  { routePath, lang, title, frontmatter }: PageIndexInfo,
  url: string,
): Card {
  const isHome = frontmatter.pageType === 'home';
  const [folder = ''] = routePath.split('/').filter((name) => name && name !== lang);
  const ownTitle = (frontmatter.title ?? title).replaceAll('`', '');
  const language = lang as Language;
  return {
    section: sections[folder]?.[language] ?? '',
    title: (isHome && i18n.slogan[language]) || ownTitle || site.name,
    address: decodeURI(url.replace(/^https?:\/\//, '').replace(/\/$/, '')),
    lang,
  };
}

const colors = brandColors.light;

/** Size that link previews of every large network show whole (ratio 1.91). */
const cardSize = { width: 1200, height: 630 } as const;

const margin = 80;
const markSize = 64;
const cornerSize = 168;

/** Largest title size whose titles of up to that many letters fit three lines; a Chinese one counts two. */
const titleSizes = [
  { letters: 24, size: 104 },
  { letters: 60, size: 80 },
  { letters: Number.POSITIVE_INFINITY, size: 64 },
] as const;

type Style = Record<string, string | number>;

/** The picture of a card as the tree that satori draws: paper, the mark, title, a quarter of accent. */
export function cardTree(card: Card): ReactElement {
  const muted = { fontSize: 32, color: colors.muted };
  return box(
    {
      ...cardSize,
      boxSizing: 'border-box',
      position: 'relative',
      flexDirection: 'column',
      padding: `72px ${margin}px 64px`,
      background: colors.paper,
      color: colors.ink,
      fontFamily: 'text',
    },
    box({
      position: 'absolute',
      right: 0,
      bottom: 0,
      width: cornerSize,
      height: cornerSize,
      background: colors.accent,
      borderTopLeftRadius: cornerSize,
    }),
    box(
      { alignItems: 'center', fontSize: 40 },
      drawMark(),
      box({ marginLeft: 16, fontWeight: 600 }, site.name),
      box({ marginLeft: 'auto', ...muted }, card.section),
    ),
    box({ flexGrow: 1, alignItems: 'center' }, drawTitle(card.title)),
    line({ ...muted, width: cardSize.width - 2 * margin - cornerSize, lineClamp: 1 }, card.address),
  );
}

function drawTitle(title: string): ReactElement {
  const letters = [...title].reduce((sum, char) => sum + (char > '\u2e80' ? 2 : 1), 0);
  const { size } = titleSizes.find((step) => letters <= step.letters) ?? titleSizes[2];
  return line(
    {
      width: cardSize.width - 2 * margin,
      fontSize: size,
      fontWeight: 600,
      lineHeight: 1.14,
      letterSpacing: '-0.015em',
      lineClamp: 3,
      wordBreak: 'break-word',
    },
    title,
  );
}

/** The mark's drawing starts an eighth inside its box: it is moved so that its edge meets the title's. */
function drawMark(): ReactElement {
  return node('svg', {
    width: markSize,
    height: markSize,
    viewBox: mark.viewBox,
    style: { marginLeft: -markSize / 8 },
    children: mark.parts.map(({ role, path }) =>
      node('path', { d: path, fill: role === 'accent' ? colors.accent : colors.ink }),
    ),
  });
}

function box(style: Style, ...children: (ReactElement | string)[]): ReactElement {
  return node('div', { style: { display: 'flex', ...style }, children });
}

/** Text in lines; satori clamps lines only in a block that holds nothing else. */
function line(style: Style, text: string): ReactElement {
  return node('div', { style: { display: 'block', ...style }, children: text });
}

function node(type: string, props: object): ReactElement {
  return { type, key: null, props };
}

export interface DrawnCard {
  png: Buffer;
  /** Characters left out, since no font of ours has them. */
  missing: string[];
}

/** Draws a card as PNG; the same words give the same bytes. */
export async function drawCard(card: Card): Promise<DrawnCard> {
  // Loaded here: a build that finds every image in the cache does not pay for them.
  const [{ default: satori }, { Resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const { fonts, missing } = loadFonts(`${site.name}${card.section}${card.title}${card.address}…`);
  const known = (text: string) => [...text].filter((char) => !missing.includes(char)).join('');
  const drawable: Card = {
    ...card,
    title: known(card.title),
    section: known(card.section),
    address: known(card.address),
  };
  const svg = await satori(cardTree(drawable), { ...cardSize, fonts });
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { png: image.asPng(), missing };
}

const packages = createRequire(import.meta.url);

const latin = '@fontsource/source-serif-4';
const chinese = '@fontsource-variable/noto-serif-sc';

/** What the drawings depend on besides the words; a new version of any draws every image anew. */
export function drawingVersions(): Record<string, string> {
  const names = ['satori', '@resvg/resvg-js', latin, chinese];
  return Object.fromEntries(
    names.map((name) => [name, readJson<{ version: string }>(`${name}/package.json`).version]),
  );
}

const loadedSets = new Map<string, Font[]>();

/**
 * The font files that a text needs: Latin ones always, of the Chinese font only those files that hold
 * its characters. The same files give the same array, for which satori keeps what it has parsed.
 */
function loadFonts(text: string): { fonts: Font[]; missing: string[] } {
  const latinPick = pickSubsets(`a${text}`, readRanges(latin));
  const chinesePick = pickSubsets(latinPick.missing.join(''), readRanges(chinese));
  const files = [
    ...latinPick.subsets.flatMap((subset) =>
      ([400, 600] as const).map((weight) => ({
        file: `${latin}/files/source-serif-4-${subset}-${weight}-normal.woff`,
        name: subset === 'latin' ? 'text' : `text-${subset}`,
        weight,
      })),
    ),
    ...chinesePick.subsets.map((subset) => ({
      file: `${chinese}/files/noto-serif-sc-${subset}-wght-normal.woff2`,
      name: `chinese-${subset}`,
      weight: 600 as const,
    })),
  ];
  const key = files.map(({ file }) => file).join();
  const fonts =
    loadedSets.get(key) ??
    files.map(({ file, ...font }) => ({ ...font, data: readFileSync(packages.resolve(file)) }));
  loadedSets.set(key, fonts);
  return { fonts, missing: chinesePick.missing };
}

function readRanges(name: string): SubsetRanges {
  const { latin: first, ...others } = readJson<Record<string, string>>(`${name}/unicode.json`);
  return { latin: first ?? '', ...others };
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(packages.resolve(file), 'utf8')) as Shape;
}

/** Character ranges of a font's files, as `@fontsource` packages state them: `U+0000-00FF,U+0131`. */
export type SubsetRanges = Readonly<Record<string, string>>;

export interface PickedSubsets {
  /** Names of the files that hold the text's characters, in the order of the ranges. */
  subsets: string[];
  /** Characters that no file holds. */
  missing: string[];
}

/** Finds the files of a font that a text needs: a Chinese font comes in a hundred. */
export function pickSubsets(text: string, ranges: SubsetRanges): PickedSubsets {
  const subsets = Object.entries(ranges).map(([name, list]) => ({
    name: name.replace(/[[\]]/g, ''),
    holds: parseRanges(list),
  }));
  const picked = new Set<string>();
  const missing = new Set<string>();
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    const subset = subsets.find(({ holds }) => holds(point));
    if (subset) picked.add(subset.name);
    else missing.add(char);
  }
  return {
    subsets: subsets.map(({ name }) => name).filter((name) => picked.has(name)),
    missing: [...missing],
  };
}

function parseRanges(list: string): (point: number) => boolean {
  const ranges = list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });
  return (point) => ranges.some(({ first, last }) => point >= first && point <= last);
}
