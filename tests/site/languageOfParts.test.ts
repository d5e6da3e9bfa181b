import { expect, it } from '@rstest/core';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { readBuilt } from '../support/builtSite';
import { routes } from '../support/routes';

type HtmlNode = DefaultTreeAdapterTypes.Node;

/** Passages in Chinese letters whose nearest `lang` is another language: WCAG 3.1.2. */
function listMisspoken(node: HtmlNode, language = ''): string[] {
  if (node.nodeName === 'script' || node.nodeName === 'style') return [];
  const own = 'attrs' in node ? node.attrs.find(({ name }) => name === 'lang')?.value : undefined;
  const spoken = own ?? language;
  if (node.nodeName === '#text' && 'value' in node) {
    const isChinese = /\p{Script=Han}/u.test(node.value);
    return isChinese && !spoken.startsWith('zh') ? [node.value.trim()] : [];
  }
  return 'childNodes' in node
    ? node.childNodes.flatMap((child) => listMisspoken(child, spoken))
    : [];
}

it('what is Chinese on an English page says so', () => {
  const faults = routes.flatMap(({ route, file }) =>
    listMisspoken(parse(readBuilt(file))).map((text) => `${route}: ${text.slice(0, 60)}`),
  );
  expect(faults).toEqual([]);
});

it('a link to the English page says so on a Chinese one', () => {
  const links = routes
    .filter(({ language }) => language === 'zh')
    .map(
      ({ file }) =>
        (readBuilt(file).match(/<a [^>]*hreflang="?en\b[^]*?<span lang="?en\b/gi) ?? []).length,
    );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((count) => count === 0)).toEqual([]);
});
