import { describe, expect, it, test } from '@rstest/core';
import { absoluteUrl, getRoutePath } from '../../../site/address';

test.each([
  ['/', '/', 'https://a.b/'],
  ['/', '/zh/', 'https://a.b/zh/'],
  ['/', '/config/lib', 'https://a.b/config/lib'],
  ['/docs/', '/', 'https://a.b/docs/'],
  ['docs', '/guide/start/', 'https://a.b/docs/guide/start/'],
  ['/docs', 'static/og/x.png', 'https://a.b/docs/static/og/x.png'],
  ['/', '/odd/über page', 'https://a.b/odd/%C3%BCber%20page'],
  ['/', '//evil.example/x', 'https://a.b/evil.example/x'],
])('under base %s the path %s is %s', (base, path, expected) => {
  expect(absoluteUrl({ origin: 'https://a.b', base }, path)).toBe(expected);
});

describe('getRoutePath', () => {
  for (const [link, route] of [
    ['/config/lib/index.html', '/config/lib/'],
    ['/config/lib/index', '/config/lib/'],
    ['/config/lib/format.html', '/config/lib/format'],
    ['/config/lib/format', '/config/lib/format'],
    ['/config/lib/', '/config/lib/'],
    ['/index.html', '/'],
    ['/guide/reindex.html', '/guide/reindex'],
  ] as const) {
    it(`reads ${link} as ${route}`, () => expect(getRoutePath(link)).toBe(route));
  }
});
