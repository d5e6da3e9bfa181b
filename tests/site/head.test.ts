import { describe, expect, it } from '@rstest/core';
import { readBuilt } from '../support/builtSite';
import { getAttribute, getText, type HtmlElement, listElements } from '../support/html';
import { ownRoutes as routes } from '../support/routes';
import { toAbsolute } from '../support/siteAddress';

const known = new Set(routes.map(({ route }) => route));
/** Routes by language and title. */
const titles = new Map<string, string[]>();

for (const { route, file, language } of routes) {
  const elements = listElements(readBuilt(file));
  const find = (tag: string, filter: (element: HtmlElement) => boolean = () => true) =>
    elements.filter((element) => element.tagName === tag && filter(element));
  const findMeta = (name: string) =>
    find('meta', (meta) =>
      [getAttribute(meta, 'name'), getAttribute(meta, 'property')].includes(name),
    );
  const findLink = (rel: string) => find('link', (link) => getAttribute(link, 'rel') === rel);
  const title = getText(find('title')[0] ?? fail(route, 'has no <title>'));
  const titleKey = `${language}: ${title}`;
  titles.set(titleKey, [...(titles.get(titleKey) ?? []), route]);

  describe(route, () => {
    it('has one title and one h1 that say something', () => {
      expect(find('title', ({ parentNode }) => parentNode?.nodeName === 'head')).toHaveLength(1);
      expect(title).not.toBe('');
      expect(find('h1').map(getText)).toEqual([expect.stringMatching(/\S/)]);
    });

    it('has one description', () => {
      const texts = findMeta('description').map((meta) => getAttribute(meta, 'content'));
      expect(texts).toEqual([expect.stringMatching(/\S/)]);
    });

    it('names its own address as the canonical one', () => {
      const hrefs = findLink('canonical').map((link) => getAttribute(link, 'href'));
      expect(hrefs).toEqual([toAbsolute(route)]);
    });

    it('says its language', () => {
      expect(find('html').map((html) => getAttribute(html, 'lang'))).toEqual([language]);
    });

    it('names its translations, and only those that exist', () => {
      const english = language === 'zh' ? route.slice('/zh'.length) : route;
      const expected = [
        ...(known.has(english) ? [['en', toAbsolute(english)]] : []),
        ...(known.has(`/zh${english}`) ? [['zh', toAbsolute(`/zh${english}`)]] : []),
      ];
      const named = findLink('alternate')
        .filter((link) => getAttribute(link, 'hreflang'))
        .map((link) => [getAttribute(link, 'hreflang'), getAttribute(link, 'href')]);
      const languages = named.filter(([name]) => name !== 'x-default').sort();
      expect(languages).toEqual(expected.length > 1 ? expected : expect.any(Array));
      for (const [, href = ''] of named) expect(href).toMatch(/^https?:\/\//);
      const targets = named.map(([, href]) => href);
      expect([...known].map(toAbsolute)).toEqual(expect.arrayContaining(targets));
    });

    it('steps down its headings without a gap', () => {
      const levels = elements
        .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
        .map(({ tagName }) => Number(tagName.slice(1)));
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    });
  });
}

it('no two pages of a language share a title', () => {
  expect([...titles].filter(([, sharers]) => sharers.length > 1)).toEqual([]);
});

function fail(route: string, issue: string): never {
  throw new Error(`${route} ${issue}`);
}
