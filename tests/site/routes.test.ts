import { describe, expect, it } from '@rstest/core';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toRoute } from '../../build/read/files';
import { listFiles, readBuilt } from '../support/builtSite';
import { getAttribute, getText, listBelow, listElements } from '../support/html';
import { getRoute, routes } from '../support/routes';

const pages = routes.map((page) => ({ ...page, elements: listElements(readBuilt(page.file)) }));
const listAnchors = ({ elements }: (typeof pages)[number]) =>
  elements.filter(({ tagName }) => tagName === 'a');

describe('the built site', () => {
  const built = new Set(listFiles().map(getRoute));
  for (const { part, routes: wanted } of requiredParts) {
    it(`has every page of ${part}`, () => {
      expect(wanted.filter((route) => !built.has(route))).toEqual([]);
    });
  }

  it('has a page tree for each section, which leads to its own pages only', () => {
    const sections = new Map<string, Set<string>>();
    for (const { route, elements } of pages) {
      const [, section] = /^(\/(?:api|config|framework|guide)\/)/.exec(route) ?? [];
      if (!section) continue;
      const tree = elements.find((element) => getAttribute(element, 'id') === 'sidebar');
      const links = listBelow(tree ?? fail(route)).filter(({ tagName }) => tagName === 'a');
      const hrefs = links.map((link) => getAttribute(link, 'href') ?? '');
      expect(hrefs, route).toContain(route);
      expect(hrefs.filter((href) => !href.startsWith(section))).toEqual([]);
      sections.set(section, (sections.get(section) ?? new Set()).add(hrefs.join(' ')));
    }
    expect([...sections.keys()].sort()).toEqual(['/api/', '/config/', '/framework/', '/guide/']);
    // One tree for all pages of a section.
    expect([...sections.values()].map(({ size }) => size)).toEqual(Array(sections.size).fill(1));
  });

  it('has no page tree on the home page, and where the page says so', () => {
    const unlisted = readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .filter((file) => /^sidebar: false$/m.test(readFileSync(path.join('docs', file), 'utf8')))
      .map((file) => toRoute(file).route);
    expect(unlisted.length).toBeGreaterThan(30);
    const withTree = pages.filter(({ elements }) =>
      elements.some((element) => getAttribute(element, 'id') === 'sidebar'),
    );
    expect(withTree.filter(({ route }) => ['/', '/zh/', ...unlisted].includes(route))).toEqual([]);
  });

  it('leads to every page from the bar, a page tree, the footer or the list of releases', () => {
    for (const { language, home } of [
      { language: 'en', home: '/' },
      { language: 'zh', home: '/zh/' },
    ]) {
      const own = pages.filter(
        (page) => page.language === language && !page.route.endsWith('/404'),
      );
      const found = new Set<string | undefined>([home]);
      for (const { route, elements } of own) {
        const isList = route === `${home}releases/`;
        const frame = elements.filter(
          (element) =>
            ['header', 'footer'].includes(element.tagName) ||
            (isList && element.tagName === 'main') ||
            getAttribute(element, 'id') === 'sidebar',
        );
        for (const link of frame.flatMap((part) => listBelow(part))) {
          found.add(getAttribute(link, 'href')?.replace(/\/$/, ''));
          found.add(getAttribute(link, 'href'));
        }
      }
      expect(own.filter(({ route }) => !found.has(route)).map(({ route }) => route)).toEqual([]);
    }
  });

  it('parts the page tree of the guide into groups that fold', () => {
    const page = pages.find(({ route }) => route === '/guide/start/') ?? fail('/guide/start/');
    const tree = page.elements.find((element) => getAttribute(element, 'id') === 'sidebar');
    const groups = listBelow(tree ?? fail(page.route)).filter(
      ({ tagName }) => tagName === 'details',
    );
    const inner = new Set(groups.flatMap((group) => listBelow(group).slice(1)));
    const captions = groups
      .filter((group) => !inner.has(group))
      .map((group) => listBelow(group).find(({ tagName }) => tagName === 'summary'));
    const wanted = ['Getting Started', 'Solution', 'Basic', 'Advanced', 'Migration', 'FAQ'];
    expect(captions.map((caption) => caption && getText(caption))).toEqual(
      expect.arrayContaining([...wanted, 'Reference']),
    );
  });

  it('speaks of each of the four formats', () => {
    const page = pages.find(({ route }) => route === '/config/lib/format');
    const headings = page?.elements.filter(({ tagName }) => tagName === 'h3').map(getText);
    expect(headings).toEqual(expect.arrayContaining(['esm', 'cjs', 'umd', 'mf']));
  });

  it('links to clean addresses only', () => {
    const unclean = pages.flatMap((page) =>
      listAnchors(page)
        .map((link) => getAttribute(link, 'href') ?? '')
        .filter((href) => /^\/(?!\/)[^?#]*(\.html|\/index)([?#]|$)/.test(href))
        .map((href) => `${page.route} → ${href}`),
    );
    expect(unclean).toEqual([]);
    expect(pages.flatMap(listAnchors).length).toBeGreaterThan(pages.length);
  });

  it('names itself in every title, and home is the name alone', () => {
    const titles = pages.map(({ route, elements }) => [
      route,
      getText(elements.find(({ tagName }) => tagName === 'title') ?? fail(route)),
    ]);
    const homes = titles.filter(([route = '']) => /^\/(zh\/)?$/.test(route));
    expect(homes.map(([, title]) => title)).toEqual(['Rslib', 'Rslib']);
    const others = titles.filter((title) => !homes.includes(title));
    expect(others.filter(([, title = '']) => !/^\S.* - Rslib$/.test(title))).toEqual([]);
  });
});

it('links to other hosts are as they were written, and open a new tab', () => {
  const written = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const prose = readFileSync(path.join('docs', file), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
      const { route } = toRoute(file.replaceAll('\\', '/'));
      return [...prose.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, href = '']) => ({
        route,
        href,
      }));
    });
  expect(written.length).toBeGreaterThan(3);
  const changed = written.filter(({ route, href }) => {
    const page = pages.find((one) => one.route === route) ?? fail(route);
    const link = listAnchors(page).find((one) => getAttribute(one, 'href') === href);
    return !link || getAttribute(link, 'target') !== '_blank';
  });
  expect(changed).toEqual([]);
});

function fail(route: string): never {
  throw new Error(`${route} is not built, or has no title.`);
}

/** Addresses that belong together, named as in “every page of …”. */
interface RequiredPart {
  part: string;
  routes: readonly string[];
}

const below = (folder: string, pages: readonly string[]): string[] =>
  pages.map((page) => `${folder}${page}`);

/** Addresses that have to be there, whatever the site is made of. */
const requiredParts: readonly RequiredPart[] = [
  { part: 'home in both languages', routes: ['/', '/zh/'] },
  { part: 'the JavaScript API', routes: below('/api/javascript-api/', ['core', 'types']) },
  { part: 'the overview of the configuration', routes: ['/config/'] },
  {
    part: 'the options of a library',
    routes: below('/config/lib', [
      ...['', '/format', '/bundle', '/auto-extension', '/auto-external', '/redirect', '/syntax'],
      ...['/external-helpers', '/banner', '/footer', '/dts', '/shims', '/umd-name'],
    ]),
  },
  {
    part: 'the options of Rsbuild',
    routes: below('/config/rsbuild', ['', '/plugins', '/source', '/output', '/tools']),
  },
  { part: 'the frameworks', routes: below('/framework/', ['typescript', 'vue']) },
  {
    part: 'the start of the guide',
    routes: below('/guide/start/', ['', 'quick-start', 'features', 'glossary', 'npm-packages']),
  },
  {
    part: 'the formats',
    routes: below('/guide/start/components/', ['CJS', 'ESM', 'MF', 'UMD']),
  },
  {
    part: 'the solutions',
    routes: below('/guide/solution/', ['', 'nodejs', 'react', 'preact']),
  },
  {
    part: 'the basics of the guide',
    routes: below('/guide/basic/', [
      ...['cli', 'configure-rslib', 'typescript', 'output-format', 'output-structure'],
      'upgrade-rslib',
    ]),
  },
  {
    part: 'the advanced guide',
    routes: below('/guide/advanced/', [
      ...['third-party-deps', 'output-compatibility', 'dts', 'css', 'assets'],
      ...['module-federation', 'storybook', 'module-doc', 'monorepo'],
    ]),
  },
  { part: 'the questions', routes: below('/guide/faq/', ['exceptions', 'features', 'general']) },
  {
    part: 'the migrations',
    routes: below('/guide/migration/', ['modernjs-module', 'esbuild', 'rollup', 'tsup']),
  },
  { part: 'the error pages', routes: ['/404'] },
];
