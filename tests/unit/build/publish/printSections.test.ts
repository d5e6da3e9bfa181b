import { describe, expect, it } from '@rstest/core';
import { parse } from 'parse5';
import { composeSection } from '../../../../build/publish/printSections';
import { findElement, getAttribute, listElements } from '../../../../build/publish/htmlTree';

const createPage = (article: string, styles = '"/s.css" "/p.css"') =>
  `<html><head><noscript>${styles}</noscript></head><body><nav>bar</nav>` +
  `<article class="prose">${article}</article></body></html>`;

function compose(pages: Record<string, string>, base = '/'): string {
  return composeSection({
    group: { title: 'Start', route: '/print/a', pages: Object.keys(pages), language: 'en' },
    base,
    tool: '@rslib/core 1.0.1',
    readPage: (route) => pages[route],
  });
}

const getHrefs = (html: string) =>
  listElements(parse(html))
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => getAttribute(link, 'href'));

describe('a section on one page', () => {
  it('holds the text of its pages in their order, with contents', () => {
    const html = compose({
      '/a/': createPage('<h1>One</h1><h2 id="use">Use</h2>'),
      '/a/two': createPage('<h1><code>two</code></h1><p>Text</p>'),
    });
    expect(html).not.toContain('bar');
    expect(html.indexOf('<h1>One')).toBeLessThan(html.indexOf('<h1><code>two'));
    expect(getHrefs(html)).toEqual(['/a/', '#a', '#a--use', '#a-two']);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('ready to print');
  });

  it('makes ids unique and leads links to its pages there, under a base path as well', () => {
    const html = compose(
      {
        '/a/': createPage(
          '<h1>One</h1><h2 id="use">Use</h2><a href="/docs/a/two">2</a><a href="/docs/a/two#use">2</a>' +
            '<a href="#use">here</a><a href="/docs/b">b</a><a href="https://example.com/">out</a>',
        ),
        '/a/two': createPage('<h1>Two</h1><h2 id="use">Use</h2><p aria-labelledby="use x">t</p>'),
      },
      '/docs/',
    );
    expect(getHrefs(html).slice(-5)).toEqual([
      '#a-two',
      '#a-two--use',
      '#a--use',
      '/docs/b',
      'https://example.com/',
    ]);
    const ids = listElements(parse(html)).flatMap((one) => getAttribute(one, 'id') ?? []);
    expect(ids).toEqual([...new Set(ids)]);
    expect(html).toContain('aria-labelledby="a-two--use"');
  });

  it('leaves out controls, permalinks and old ids, and unfolds what is folded', () => {
    const html = compose({
      '/a/': createPage(
        '<h1>One</h1><h2 id="x"><a href="#x"><span id="old"></span>X</a></h2><!--$--><button>Copy</button>' +
          '<details><summary>More</summary>All</details><pre tabindex="0">code</pre>' +
          '<img src="/a.png" loading="lazy" alt="A">',
      ),
    });
    const details = findElement(parse(html), ({ tagName }) => tagName === 'details');
    expect(details && getAttribute(details, 'open')).toBe('');
    expect(html).not.toMatch(/<button|<!--|tabindex|loading=|href="#x"/);
    expect(html).toContain('<h2 id="a--x">X</h2>');
  });

  it('says which page was not built, or has no text', () => {
    expect(() => compose({ '/a/': '' })).toThrow('/print/a names /a/, which was not built');
    expect(() => compose({ '/a/': '<html><main>x</main></html>' })).toThrow('no <article>');
    expect(() => compose({ '/a/': createPage('<h1>One</h1>', '/s.css') })).toThrow(
      'names no two stylesheets',
    );
  });
});
