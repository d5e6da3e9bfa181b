import { Resvg } from '@resvg/resvg-js';
import { expect, test } from '@rstest/core';
import { drawCard } from '../../../../../build/publish/ogImages/drawCard';
import type { Card } from '../../../../../build/publish/ogImages/pageCard';
import brandColors from '../../../../../site/brandColors.json';
import mark from '../../../../../site/mark.json';

const maximumBytes = 40_000;
const look = { colors: brandColors.light, mark };
const draw = (card: Partial<Card> = {}) =>
  drawCard(
    {
      siteName: 'Rslib',
      section: 'Config',
      title: 'lib.format',
      address: 'rslib.rs/config/lib/format',
      lang: 'en',
      ...card,
    },
    look,
  );

/** How many lines of text stand between the head and the foot of the picture. */
function countTitleLines(png: Buffer): number {
  const url = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="${url}"/></svg>`;
  const { pixels, width } = new Resvg(svg).render();
  const rowHasInk = (row: number) => {
    for (let column = 0; column < 1000; column++) {
      if ((pixels[(row * width + column) * 4] ?? 255) < 128) return true;
    }
    return false;
  };
  const rows = Array.from({ length: 360 }, (_, index) => rowHasInk(index + 150));
  return rows.filter((hasInk, index) => hasInk && !rows[index - 1]).length;
}

test('draws a small picture of 1200 by 630 pixels, each time the same bytes', async () => {
  const { png, missing } = await draw();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(maximumBytes);
  expect(missing).toEqual([]);
  expect((await draw()).png.equals(png)).toBe(true);
});

test('a title without end takes three lines', async () => {
  const { png } = await draw({ title: 'A title that never ends '.repeat(20) });
  expect(countTitleLines(png)).toBe(3);
  expect(png.length).toBeLessThan(maximumBytes);
});

test('one word without end is broken, not cut off', async () => {
  const { png } = await draw({ title: 'experimentalOption'.repeat(12) });
  expect(countTitleLines(png)).toBe(3);
});

test('Chinese is drawn with its own font', async () => {
  const { png, missing } = await draw({ title: '以简单直观的方式创建 JavaScript 库', lang: 'zh' });
  expect(missing).toEqual([]);
  expect(countTitleLines(png)).toBe(2);
  expect(png.length).toBeLessThan(maximumBytes);
});

test('a character that no font has is left out and named', async () => {
  const { png, missing } = await draw({ title: 'Party 🫠' });
  expect(missing).toEqual(['🫠']);
  expect(png.equals((await draw({ title: 'Party ' })).png)).toBe(true);
});
