import { expect, test } from '@rstest/core';
import { rewriteSitemap, type SitemapEntry } from '../../../../build/publish/sitemap';

const written = (...addresses: string[]) =>
  `<?xml version="1.0"?><urlset>${addresses
    .map(
      (loc) => `<url><loc>${loc}</loc><lastmod>2030-01-01</lastmod><priority>0.5</priority></url>`,
    )
    .join('')}</urlset>`;

const entry = (more: Partial<SitemapEntry>): SitemapEntry => ({
  url: 'https://a.b/',
  translations: [],
  ...more,
});

test('the order in which pages were read does not show', () => {
  const find = (url: string) => entry({ url });
  const [one, two] = ['https://a.b/a', 'https://a.b/b'];
  expect(rewriteSitemap(written(two, one), find)).toBe(rewriteSitemap(written(one, two), find));
});

test('dates are those given, not those of the files', () => {
  const find = () => entry({ modified: '2024-03-02T07:30:00.000Z' });
  expect(rewriteSitemap(written('https://a.b/'), find)).toContain(
    '<url><loc>https://a.b/</loc><lastmod>2024-03-02T07:30:00.000Z</lastmod></url>',
  );
  expect(rewriteSitemap(written('https://a.b/'), () => entry({}))).toContain(
    '\n<url><loc>https://a.b/</loc></url>\n',
  );
});

test('addresses are written as XML', () => {
  const find = () => entry({ url: "https://a.b/q&a'" });
  expect(rewriteSitemap(written('https://a.b/'), find)).toContain(
    '<loc>https://a.b/q&amp;a&apos;</loc>',
  );
});

test('an address that is no page is refused: the official plugin has changed', () => {
  expect(() => rewriteSitemap(written('https://a.b/x.html'), () => undefined)).toThrow(
    '[sitemap] The address https://a.b/x.html belongs to no page of the site',
  );
});
