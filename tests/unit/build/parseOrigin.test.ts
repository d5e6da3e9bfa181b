import { expect, test } from '@rstest/core';
import { parseOrigin } from '../../../build/parseOrigin';

test('gives the one spelling of an origin', () => {
  expect(parseOrigin('https://Example.com/')).toBe('https://example.com');
  expect(parseOrigin('http://127.0.0.1:4173')).toBe('http://127.0.0.1:4173');
});

test.each([
  'example.com',
  'https://example.com/docs',
  '/',
  '',
  'ftp://example.com',
  'https://a.b?x',
])('refuses %s and says what an origin is', (value) => {
  expect(() => parseOrigin(value)).toThrow(
    `SITE_ORIGIN is "${value}": canonical links, the sitemap and robots.txt need an origin such as "https://example.com"`,
  );
});
