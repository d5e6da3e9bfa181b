import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PageIndexInfo } from '@rspress/core';
import type { ReactElement } from 'react';
import type { Font } from 'satori';

/** The words on a page's image. */
export interface Card {
  siteName: string;
  section: string;
  title: string;
  /** Where the page is found, without the protocol. */
  address: string;
  lang: string;
}

export interface CardFacts {
  siteName: string;
  /** Name of each section per language; the key is the first folder of the route. */
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the image of the home page says, per language. */
  homeTitle: Readonly<Record<string, string>>;
}

/** The words for one page; `url` is its public address. */
export function pageCard(
  { routePath, lang, title, frontmatter }: PageIndexInfo,
  url: string,
  { siteName, sections, homeTitle }: CardFacts,
): Card {
  const isHome = frontmatter.pageType === 'home';
  const folders = routePath.split('/').filter((folder) => folder && folder !== lang);
  const ownTitle = (frontmatter.title ?? title).replaceAll('`', '');
  return {
    siteName,
    section: sections[folders[0] ?? '']?.[lang] ?? '',
    title: (isHome && homeTitle[lang]) || ownTitle || siteName,
    address: decodeURI(url.replace(/^https?:\/\//, '').replace(/\/$/, '')),
    lang,
  };
}

export interface CardLook {
  colors: { paper: string; ink: string; muted: string; accent: string };
  mark: { viewBox: string; parts: readonly { role: string; path: string }[] };
}

/** Size that link previews of every large network show whole (ratio 1.91). */
export const cardSize = { width: 1200, height: 630 } as const;

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
export function cardTree(card: Card, { colors, mark }: CardLook): ReactElement {
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
      drawMark(mark, colors),
      box({ marginLeft: 16, fontWeight: 600 }, card.siteName),
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
function drawMark({ viewBox, parts }: CardLook['mark'], colors: CardLook['colors']): ReactElement {
  return node('svg', {
    width: markSize,
    height: markSize,
    viewBox,
    style: { marginLeft: -markSize / 8 },
    children: parts.map(({ role, path }) =>
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
export async function drawCard(card: Card, look: CardLook): Promise<DrawnCard> {
  // Loaded here: a build that finds every image in the cache does not pay for them.
  const [{ default: satori }, { Resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const { fonts, missing } = loadFonts(
    `${card.siteName}${card.section}${card.title}${card.address}…`,
  );
  const known = (text: string) => [...text].filter((char) => !missing.includes(char)).join('');
  const drawable: Card = {
    ...card,
    title: known(card.title),
    section: known(card.section),
    address: known(card.address),
  };
  const svg = await satori(cardTree(drawable, look), { ...cardSize, fonts });
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { png: image.asPng(), missing };
}

const packages = createRequire(import.meta.url);

const latin = '@fontsource/source-serif-4';
const chinese = '@fontsource-variable/noto-serif-sc';

/** What the drawings depend on beside the words; a new version of any draws every image anew. */
export function drawingVersions(): Record<string, string> {
  const names = ['satori', '@resvg/resvg-js', latin, chinese];
  return Object.fromEntries(
    names.map((name) => [name, readJson<{ version: string }>(`${name}/package.json`).version]),
  );
}

export interface LoadedFonts {
  fonts: Font[];
  /** Characters that no font has. */
  missing: string[];
}

const loadedFiles = new Map<string, Font>();
const loadedSets = new Map<string, Font[]>();

/**
 * The font files that a text needs: Latin ones always, of the Chinese font only those files that hold
 * its characters. The same files give the same array, for which satori keeps what it has parsed.
 */
export function loadFonts(text: string): LoadedFonts {
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
  const fonts = loadedSets.get(key) ?? files.map(loadFile);
  loadedSets.set(key, fonts);
  return { fonts, missing: chinesePick.missing };
}

function loadFile({ file, name, weight }: { file: string } & Pick<Font, 'name' | 'weight'>): Font {
  const font = loadedFiles.get(file) ?? {
    name,
    weight,
    data: readFileSync(packages.resolve(file)),
  };
  loadedFiles.set(file, font);
  return font;
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
