import { cardSize, cardTree, type CardLook } from './cardTree';
import { encodePng } from './encodePng';
import { loadFonts } from './fonts';
import type { Card } from './pageCard';
import { toPalette } from './toPalette';

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
  return { png: encodePng(toPalette(image.pixels, image.width, image.height)), missing };
}
