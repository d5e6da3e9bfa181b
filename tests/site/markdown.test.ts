import { describe, expect, it } from '@rstest/core';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import i18n from '../../i18n.json';
import { collectHeadings } from '../../build/read/headings';
import { absoluteUrl, getMarkdownPath } from '../../site/address';
import { escapePattern } from '../../site/escapePattern';
import { tool } from '../../site/toolVersion';
import { listFiles, readBuilt } from '../support/builtSite';
import { getAttribute, getText, type HtmlElement, listBelow, listElements } from '../support/html';
import { routes } from '../support/routes';
import { address } from '../support/siteAddress';

const files = new Set(listFiles());
const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const trees = new Map<string, Root>();
const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** What the end of a page says was checked. */
const checked = new RegExp(
  `(?:${Object.values(i18n.checkedTool)
    .map((words) => escapePattern(words.replace('{{tool}}', tool)))
    .join('|')})[^<\n]*`,
);
const pages = routes.filter(({ route }) => files.has(getMarkdownPath(route).slice(1)));

function parse(text: string): Root {
  const tree = trees.get(text) ?? parser.parse(text);
  trees.set(text, tree);
  return tree;
}

/** Everything that a page's Markdown says: words, code, titles of blocks, texts of images. */
function readMarkdown(text: string): string {
  const said: string[] = [];
  visit(parse(text), (node) => {
    for (const key of ['value', 'alt', 'meta', 'lang'] as const) {
      const value = (node as unknown as Record<string, unknown>)[key];
      if (typeof value === 'string') said.push(value);
    }
  });
  return said.join(' ');
}

/** Where links and images of a text lead; those in code are code. */
function listAddresses(text: string): string[] {
  const found: string[] = [];
  visit(parse(text), (node) => {
    if ('url' in node && typeof node.url === 'string') found.push(node.url);
  });
  return found;
}

/** What only MDX knows, outside code: lines of callouts and escaped braces. */
function findMdx(text: string): string[] {
  const lines: string[] = [];
  visit(parse(text), (node) => {
    const { position } = node;
    if (node.type !== 'text' || !position) return;
    const source = text.slice(position.start.offset, position.end.offset);
    lines.push(...(source.match(/^:::.*|.*\\\{.*/gm) ?? []));
  });
  return lines;
}

/** Without what differs in writing only: white space, and the marks of directives and emphasis. */
const bare = (text: string): string => text.replace(/[\s:*_`\\]+/g, '').toLowerCase();

const isFact = ({ tagName }: HtmlElement): boolean =>
  ['h1', 'h2', 'h3', 'h4', 'th', 'td', 'summary', 'dt', 'pre', 'figcaption'].includes(tagName);

const getLines = (code: HtmlElement): string[] =>
  listBelow(code)
    .filter((one) => getAttribute(one, 'class')?.split(' ').includes('line'))
    .map(getText);

/** The list of cases at the foot of a page. */
const foot = new RegExp(
  `^(?:${[...Object.values(i18n.checkedCases), ...Object.values(i18n.checkedOneCase)]
    .map((text) => text.replace('{{count}}', '\\d+'))
    .join('|')})$`,
);

/** What a page holds that must not be lost, its foot apart: headings, cells, code, terms, titles. */
function listFacts(html: string): string[] {
  const article = listElements(html).find(({ tagName }) => tagName === 'article');
  if (!article) return [];
  const all = listBelow(article);
  // What is there for readers with script only is for use, not text.
  const isControl = (one: HtmlElement): boolean => getAttribute(one, 'data-needs-script') === '';
  const controls = new Set(all.filter(isControl).flatMap(listBelow));
  const elements = all.filter((element) => !controls.has(element));
  return [
    ...elements
      .filter((element) => isFact(element) && !foot.test(getText(element)))
      .flatMap((element) => (element.tagName === 'pre' ? getLines(element) : getText(element))),
    ...elements
      .filter(({ tagName }) => tagName === 'img')
      .map((image) => getAttribute(image, 'alt') ?? ''),
    ...elements
      .filter((element) => getAttribute(element, 'role') === 'note')
      .map((note) => getAttribute(note, 'aria-label') ?? ''),
    // The name of a block without one: Markdown has its language.
  ].filter((fact) => fact && !Object.values(i18n.plainText).includes(fact));
}

it('each page has its Markdown', () => {
  expect(pages.length).toBe(routes.length);
});

describe('Markdown holds what the HTML shows', () => {
  for (const { route, file } of pages) {
    it(`${route}`, () => {
      const text = readBuilt(getMarkdownPath(route).slice(1));
      const said = bare(readMarkdown(text));
      const lost = listFacts(readBuilt(file)).filter((fact) => !said.includes(bare(fact)));
      expect(lost.map((fact) => fold(fact).slice(0, 120))).toEqual([]);
      expect(checked.exec(text)?.[0]).toBe(checked.exec(readBuilt(file))?.[0]);
      expect(listAddresses(text).filter((url) => /^\/(?!\/)/.test(url))).toEqual([]);
      expect(findMdx(text)).toEqual([]);
    });
  }
});

it('a link to a passage leads to a heading of that Markdown', () => {
  const headings = new Map(
    pages.map(({ route }) => {
      const file = getMarkdownPath(route).slice(1);
      const nodes = parse(readBuilt(file)).children;
      return [
        absoluteUrl(address, `/${file}`),
        new Set(collectHeadings(nodes).map(({ id }) => id)),
      ];
    }),
  );
  const lost = [...headings].flatMap(([url]) =>
    listAddresses(readBuilt(new URL(url).pathname.slice(address.base.length)))
      .map((link) => new URL(link, url))
      .filter(({ href, hash }) => hash && headings.has(href.slice(0, -hash.length)))
      .filter(({ href, hash }) => !headings.get(href.slice(0, -hash.length))?.has(hash.slice(1)))
      .map(({ href }) => `${url} → ${href}`),
  );
  expect(headings.size).toBe(pages.length);
  expect(lost).toEqual([]);
});

describe('files that hold several pages', () => {
  const list = readBuilt('llms.txt');
  const entries = [
    ...list.matchAll(/^- \[([^\]]+)\]\((\S+llms(?:-full)?\.txt)\): (\d+) pages, (\d+) kB$/gm),
  ].map(([, title, url = '', count, size]) => ({
    title,
    file: new URL(url).pathname.slice(address.base.length),
    count: Number(count),
    size: Number(size),
  }));

  it('are named with their size, one for each section of the site', () => {
    expect(entries.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'llms-full.txt',
        'guide/llms.txt',
        'guide/start/llms.txt',
        'config/llms.txt',
        'api/llms.txt',
      ]),
    );
    for (const { file, count, size } of entries) {
      const text = readBuilt(file);
      expect(Math.ceil(Buffer.byteLength(text) / 1000), file).toBe(size);
      expect(text.match(/^url: /gm)?.length, file).toBe(count);
    }
  });

  it('hold the Markdown of each page as its own file has it', () => {
    const text = readBuilt('api/llms.txt');
    for (const page of ['api/javascript-api/core.md', 'api/javascript-api/types.md']) {
      // Without the note that names the list of pages.
      expect(text).toContain(
        readBuilt(page)
          .replace(/^> .*\n\n/m, '')
          .trim(),
      );
    }
  });
});
