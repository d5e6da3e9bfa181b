import { gzipSync } from 'node:zlib';
import { expect, it } from '@rstest/core';
import { hashText } from '../../site/hashText';
import type { PageHovers } from '../../site/pageHovers';
import { listFiles, readBuilt } from '../support/builtSite';
import { type HtmlElement, listElements } from '../support/html';

const folder = 'static/hovers/';
/** Most that a page's hovers may weigh, in bytes, compressed. */
const heaviest = 8192;

const files = listFiles();
const pages = files.filter((file) => file.endsWith('.html'));
const findPage = (slug: string): string => {
  const page = pages.find((file) => getSlug(file) === slug);
  if (!page) throw new Error(`No page is called “${slug}”.`);
  return page;
};
const getSlug = (file: string): string =>
  file.replace(/(?:\/?index)?\.html$/, '').replaceAll('/', '-') || 'index';

const all = files
  .filter((file) => file.startsWith(folder))
  .map((file) => {
    const [slug = ''] = file.slice(folder.length).split('.');
    const text = readBuilt(file);
    return { file, page: findPage(slug), text, hovers: JSON.parse(text) as PageHovers };
  });

/** Words of an element as the browser gives them. */
const getWords = (node: HtmlElement | HtmlElement['childNodes'][number]): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(getWords).join('') : '';

const listCode = (page: string): Map<string, string> =>
  new Map(
    listElements(readBuilt(page))
      .filter(({ tagName, parentNode }) => tagName === 'code' && parentNode?.nodeName === 'pre')
      .map(getWords)
      .map((text) => [hashText(text), text]),
  );

it('are there for most pages, and light', () => {
  const weights = all.map(({ text }) => gzipSync(text).length);
  const count = all.reduce((sum, { hovers }) => sum + hovers.texts.length, 0);
  console.log(
    `Type hovers: ${all.length} pages, ${count} texts, gzip ${weights.reduce((a, b) => a + b, 0)} B ` +
      `together, at most ${Math.max(...weights)} B a page.`,
  );
  expect(all.length).toBeGreaterThan(pages.length / 2);
  expect(Math.max(...weights)).toBeLessThanOrEqual(heaviest);
});

it('belong to code that their page shows, and to whole names of it', () => {
  const issues = all.flatMap(({ page, hovers }) => {
    const code = listCode(page);
    return Object.entries(hovers.blocks).flatMap(([mark, ranges]) => {
      const text = code.get(mark);
      if (text === undefined) return [`${page}: no code has the mark ${mark}`];
      return ranges.flatMap((start, at) => {
        if (at % 3) return [];
        const [length = 0, index = -1] = ranges.slice(at + 1);
        const name = text.slice(start, start + length);
        const isName = /^(?:[\w$#]+|'[^']+'|"[^"]+")$/.test(name);
        return isName && hovers.texts[index] ? [] : [`${page}: “${name}” at ${start}`];
      });
    });
  });
  expect(issues).toEqual([]);
});

it('lead to headings that are there', () => {
  const ids = new Map(
    pages.map((page) => [
      `/${page.replace(/(?:index)?\.html$/, '')}`,
      new Set(
        [...readBuilt(page).matchAll(/<[^>]*\sid=["']?([^"'\s>]+)/g)].map(([, id = '']) => id),
      ),
    ]),
  );
  const links = all.flatMap(({ hovers }) => hovers.texts.flatMap(({ page }) => page?.href ?? []));
  const dead = links.filter((href) => {
    const [route = '', id] = href.split('#');
    const found = ids.get(route);
    return !found || (id !== undefined && !found.has(id));
  });
  expect([...new Set(dead)]).toEqual([]);
  expect(new Set(links).size).toBeGreaterThan(20);
});

it('are no part of any page’s HTML', () => {
  expect(pages.filter((page) => /hovers|type-hover/.test(readBuilt(page)))).toEqual([]);
});
