import { Resvg } from '@resvg/resvg-js';
import type { PageIndexInfo } from '@rspress/core';
import i18n from '../../../../i18n.json';
import { describe, expect, test } from '@rstest/core';
import { contentKey, imageFile } from '../../../../build/publish/previewImages';
import {
  type Card,
  drawCard,
  pageCard,
  pickSubsets,
} from '../../../../build/publish/previewImages/card';

describe('drawCard', () => {
  const maximumBytes = 60_000;
  const draw = (card: Partial<Card> = {}) =>
    drawCard({
      section: 'Config',
      title: 'lib.format',
      address: 'rslib.rs/config/lib/format',
      lang: 'en',
      ...card,
    });

  /** How many lines of text are between the head and the foot of the picture. */
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

  test('Chinese is drawn with its own font', async () => {
    const { png, missing } = await draw({
      title: '以简单直观的方式创建 JavaScript 库',
      lang: 'zh',
    });
    expect(missing).toEqual([]);
    expect(countTitleLines(png)).toBe(2);
    expect(png.length).toBeLessThan(maximumBytes);
  });
});

describe('pageCard', () => {
  function cardOf(page: Partial<PageIndexInfo>, url: string) {
    return pageCard(
      {
        routePath: '/',
        title: '',
        toc: [],
        content: '',
        frontmatter: {},
        lang: 'en',
        version: '',
        _filepath: '',
        _relativePath: '',
        ...page,
      },
      url,
    );
  }

  test('a page shows its title, section and address', () => {
    const page = { routePath: '/guide/start/', title: 'Start with `init`' };
    expect(cardOf(page, 'https://a.b/docs/guide/start/')).toEqual({
      section: 'Guide',
      title: 'Start with init',
      address: 'a.b/docs/guide/start',
      lang: 'en',
    });
  });

  test('home says what the site is for, in its language', () => {
    const frontmatter = { pageType: 'home' as const, title: 'Rslib' };
    expect(cardOf({ frontmatter }, 'https://a.b/')).toMatchObject({
      title: i18n.slogan.en,
      section: '',
      address: 'a.b',
    });
    expect(cardOf({ frontmatter, lang: 'zh', routePath: '/zh/' }, 'https://a.b/zh/').title).toBe(
      i18n.slogan.zh,
    );
  });
});

describe('pickSubsets', () => {
  const ranges = {
    latin: 'U+0000-00FF,U+2191',
    '[4]': 'U+4e00-4eff, U+1f300',
    '[5]': 'U+5e93',
  };

  test('picks only the files whose characters occur', () => {
    expect(pickSubsets('Hi ↑', ranges)).toEqual({ subsets: ['latin'], missing: [] });
    expect(pickSubsets('库 一', ranges)).toEqual({ subsets: ['latin', '4', '5'], missing: [] });
    expect(pickSubsets('\u{1f300}', ranges).subsets).toEqual(['4']);
  });

  test('names characters that no file holds, each once', () => {
    expect(pickSubsets('a😀😀', ranges)).toEqual({ subsets: ['latin'], missing: ['😀'] });
  });
});

describe('imageFile', () => {
  test.each([
    ['/', 'static/og/index.k.png'],
    ['/zh/', 'static/og/zh.k.png'],
    ['/guide/start/quick-start', 'static/og/guide-start-quick-start.k.png'],
    ['/odd/über page', 'static/og/odd-_ber_page.k.png'],
    ['/../x', 'static/og/_-x.k.png'],
  ])('the image of %s is %s', (routePath, file) => {
    expect(imageFile(routePath, 'k')).toBe(file);
  });

  test('the key follows everything the image is made from, and nothing else', () => {
    const key = contentKey(1, { satori: '1' }, 'en', { a: 1 });
    expect(key).toMatch(/^[0-9a-f]{10}$/);
    expect(contentKey(1, { satori: '1' }, 'en', { a: 1 })).toBe(key);
    expect(contentKey(1, { satori: '2' }, 'en', { a: 1 })).not.toBe(key);
    expect(contentKey(1, { satori: '1' }, 'en', { a: 2 })).not.toBe(key);
  });
});
