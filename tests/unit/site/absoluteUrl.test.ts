import { expect, test } from '@rstest/core';
import { absoluteUrl } from '../../../site/absoluteUrl';

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
