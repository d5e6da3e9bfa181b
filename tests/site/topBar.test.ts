import { describe, expect, it } from '@rstest/core';
import { socialLinks } from '../../site/socialLinks';
import { readBuilt } from '../support/builtSite';
import { getAttribute, getText, type HtmlElement, listBelow, listElements } from '../support/html';
import { routes } from '../support/routes';

/** Where the entries of the bar lead, and the pages that mark them. */
const sections = [
  { text: { en: 'Guide', zh: '指南' }, link: '/guide/start/', pages: /^\/guide\/(?!solution)/ },
  { text: { en: 'Config', zh: '配置' }, link: '/config/', pages: /^\/config\// },
  { text: { en: 'API', zh: 'API' }, link: '/api/javascript-api/core', pages: /^\/api\// },
  {
    text: { en: 'Framework', zh: '框架' },
    link: '/guide/solution/',
    pages: /^\/(?:framework|guide\/solution)/,
  },
];
const tools = [
  { text: { en: 'Output explorer', zh: '产物查看器' }, link: '/tools/output' },
  { text: { en: 'Package check', zh: '包检查' }, link: '/tools/package' },
  { text: { en: 'Error finder', zh: '报错查找' }, link: '/tools/errors' },
  { text: { en: 'Config converter', zh: '配置转换器' }, link: '/tools/config-converter' },
  { text: { en: 'Upgrade helper', zh: '升级助手' }, link: '/tools/upgrade' },
];

const known = new Set(routes.map(({ route }) => route));
const isLink = ({ tagName }: HtmlElement) => tagName === 'a';
const bars = routes.map(({ route, file, language }) => {
  const elements = listElements(readBuilt(file));
  const searches = elements.filter(({ tagName }) => tagName === 'search').length;
  const header = elements.find(({ tagName }) => tagName === 'header');
  const parts = header ? listBelow(header) : [];
  const menu = parts.find(({ tagName }) => tagName === 'nav');
  const links = parts.filter(isLink);
  return { route, language, searches, links, menu: menu ? listBelow(menu) : [] };
});

describe('the bar of every page', () => {
  it('has the only search, which scripts find by its element', () => {
    expect(bars.filter(({ searches }) => searches !== 1).map(({ route }) => route)).toEqual([]);
  });

  it('leads to each section and tool: to the pages in its language where they exist', () => {
    for (const { route, language, menu } of bars) {
      const wanted = [...sections, ...tools].map(({ text, link }) => {
        const own = language === 'zh' ? `/zh${link}` : link;
        return [text[language], known.has(own) ? own : link];
      });
      const links = menu.filter(isLink);
      const found = links.map((link) => [getOwnText(link), getAttribute(link, 'href')]);
      expect(found, route).toEqual(wanted);
    }
  });

  it('marks the section of the page, and a tool, and no other', () => {
    for (const { route, language, menu } of bars) {
      const path = language === 'zh' ? route.slice('/zh'.length) : route;
      const wanted = [
        ...sections.filter(({ pages }) => pages.test(path)),
        ...(path.startsWith('/tools/') ? [{ text: { en: 'Tools', zh: '工具' } }] : []),
        ...tools.filter(
          ({ link }) => path === link || (link.endsWith('/') && path.startsWith(link)),
        ),
      ];
      const marked = menu.filter((link) => getAttribute(link, 'aria-current') === 'true');
      expect(marked.map(getOwnText), route).toEqual(wanted.map(({ text }) => text[language]));
    }
    for (const { pages } of sections) {
      expect([...known].filter((route) => pages.test(route))).not.toEqual([]);
    }
  });

  it('has a menu of versions, which leads to what the newest release changed', () => {
    for (const { route, language, links } of bars) {
      const href = `${language === 'zh' ? '/zh' : ''}/releases/1-0`;
      const link = links.find((one) => getAttribute(one, 'href') === href);
      expect(link && getText(link), route).toMatch(/\b1\.0\b/);
    }
  });

  it('begins with the mark and the name, which lead home', () => {
    for (const { route, language, links } of bars) {
      const [home] = links;
      if (!home) throw new Error(`${route} has no bar.`);
      expect(getAttribute(home, 'href'), route).toBe(language === 'zh' ? '/zh/' : '/');
      expect(getText(home), route).toBe('Rslib');
      expect(listBelow(home)[1]?.tagName, route).toBe('svg');
    }
  });

  it('links to the social networks, in a new tab', () => {
    for (const { route, links } of bars) {
      for (const { name, href } of socialLinks) {
        const link = links.find((one) => getAttribute(one, 'href') === href);
        if (!link) throw new Error(`The bar of ${route} has no link to ${href}.`);
        expect(getText(link), route).toMatch(new RegExp(`^${name} \\(.+\\)$`));
        expect(getAttribute(link, 'target'), route).toBe('_blank');
      }
    }
  });
});

/** The words of an element itself: without tags (`English`) next to them. */
function getOwnText(element: HtmlElement): string {
  return element.childNodes
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
    .trim();
}
