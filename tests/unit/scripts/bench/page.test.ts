import { describe, expect, it } from '@rstest/core';
import { formatParts } from '../../../../scripts/bench/formatParts.mjs';
import { splitPage } from '../../../../scripts/bench/splitPage.mjs';
import { weighParts } from '../../../../scripts/bench/weighParts.mjs';

const page =
  '<html><head><title>Title</title><script>boot()</script><script>tabs()</script><style>p{}</style>' +
  '<script type="application/ld+json">{"name":"Title"}</script></head><body><header>Bar</header>' +
  '<nav id="sidebar">Tree</nav><article>Text <svg><path d="M0 0"></path></svg><pre><span>a</span></pre>' +
  '</article><footer>Page</footer><nav id="outline">Headings</nav><footer>Site</footer></body></html>';
const plain = '<html><head></head><body><article><p>Text</p></article></body></html>';

describe('splitPage', () => {
  it('names every part of a page and leaves no gap', () => {
    const parts = splitPage(page);
    expect(parts.map(({ start, end }) => page.slice(start, end)).join('')).toBe(page);
    expect(parts.map(({ name }) => name)).toEqual([
      'other tags of the head',
      'head script',
      'scripts of parts',
      'style',
      'structured data',
      'other tags of the head',
      'other tags of the body',
      'top bar',
      'page tree',
      'text',
      'page footer',
      'outline',
      'site footer',
      'other tags of the body',
    ]);
  });

  it('goes on where a page has not all of them', () => {
    expect(splitPage(plain).map(({ name }) => name)).toEqual([
      'other tags of the head',
      'other tags of the body',
      'text',
      'other tags of the body',
    ]);
  });
});

describe('weighParts', () => {
  it('gives shares that make up the page, heaviest first', () => {
    const { total, parts } = weighParts(page);
    const shares = parts.map(({ share = 0 }) => share);
    expect(shares.reduce((sum, share) => sum + share)).toBe(total);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });

  it('says what the page would be without what is spread over it', () => {
    const { kinds } = weighParts(page);
    expect(kinds.map(({ name, raw }) => [name, raw])).toEqual([
      ['drawings', '<svg><path d="M0 0"></path></svg>'.length],
      ['elements in blocks of code', '<pre><span></span></pre>'.length],
      [
        'elements in the text',
        '<article><svg><path d="M0 0"></path></svg><pre><span></span></pre></article>'.length,
      ],
    ]);
    for (const { without } of kinds) expect(without).toBeGreaterThan(0);
  });
});

it('a table says what a page is made of', () => {
  const text = formatParts('/guide/', {
    total: 12,
    parts: [{ name: 'style', raw: 40, share: 9, without: 8 }],
    kinds: [{ name: 'drawings', raw: 5, without: 3 }],
  });
  expect(text).toContain('/guide/: 12 B gzip of HTML.');
  expect(text).toMatch(/^style +40 +9 +8$/m);
  expect(text).toMatch(/^drawings +5 +3$/m);
});
