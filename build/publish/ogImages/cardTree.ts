import type { ReactElement } from 'react';
import type { Card } from './pageCard';

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
