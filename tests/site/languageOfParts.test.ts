import { expect, it } from '@rstest/core';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { readBuilt } from '../support/builtSite';
import { getAttribute, getText, type HtmlElement, listElements } from '../support/html';
import { ownRoutes as routes } from '../support/routes';

type HtmlNode = DefaultTreeAdapterTypes.Node;

/** Passages in Chinese letters whose nearest `lang` is another language: WCAG 3.1.2. */
function listWithOtherLang(node: HtmlNode, language = ''): string[] {
  if (node.nodeName === 'script' || node.nodeName === 'style') return [];
  const own = 'attrs' in node ? node.attrs.find(({ name }) => name === 'lang')?.value : undefined;
  const lang = own ?? language;
  if (node.nodeName === '#text' && 'value' in node) {
    return /\p{Script=Han}/u.test(node.value) && !lang.startsWith('zh') ? [node.value.trim()] : [];
  }
  return 'childNodes' in node
    ? node.childNodes.flatMap((child) => listWithOtherLang(child, lang))
    : [];
}

it('what is Chinese on an English page says so', () => {
  const issues = routes.flatMap(({ route, file }) =>
    listWithOtherLang(parse(readBuilt(file))).map((text) => `${route}: ${text.slice(0, 60)}`),
  );
  expect(issues).toEqual([]);
});

const chinese = routes.filter(({ language }) => language === 'zh');

/** What a check of elements finds on Chinese pages. */
const listOnChinese = (find: (element: HtmlElement) => string[]): string[] =>
  chinese.flatMap(({ route, file }) =>
    listElements(readBuilt(file)).flatMap((element) =>
      find(element).map((found) => `${route}: ${found}`),
    ),
  );

it('a Chinese page leads to Chinese ones', () => {
  const known = new Set(routes.map(({ route }) => route));
  const issues = listOnChinese((element) => {
    const [address = ''] = getAttribute(element, 'href')?.split(/[?#]/) ?? [];
    const isLink = element.tagName === 'a' && !getAttribute(element, 'hreflang');
    return isLink && known.has(address) && known.has(`/zh${address}`) ? [address] : [];
  });
  expect(issues).toEqual([]);
});

it('rows of tables and facts are Chinese on Chinese pages', () => {
  const english = /^[^\p{Script=Han}]*\b(?:an?|are|for|from|in|is|of|the|to|when|with)\b/u;
  const issues = listOnChinese(({ tagName, childNodes, parentNode }) => {
    const isFact = tagName === 'li' && getAttribute(parentNode as HtmlElement, 'data-facts') === '';
    if (!isFact && !/^t[dh]$/.test(tagName)) return [];
    const parts = childNodes.flatMap((node) => (node.nodeName === 'a' ? node.childNodes : node));
    const words = parts.filter(({ nodeName }) => nodeName === '#text');
    return words.map(getText).filter((text) => english.test(text));
  });
  expect(issues).toEqual([]);
});

it('a link to the English page says so on a Chinese one', () => {
  const links = chinese.map(
    ({ file }) =>
      (readBuilt(file).match(/<a [^>]*hreflang="?en\b[^]*?<span lang="?en\b/gi) ?? []).length,
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((count) => count === 0)).toEqual([]);
});
