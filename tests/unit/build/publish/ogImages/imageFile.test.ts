import { expect, test } from '@rstest/core';
import { contentKey, imageFile } from '../../../../../build/publish/ogImages/imageFile';

test.each([
  ['/', 'static/og/index.k.png'],
  ['/zh/', 'static/og/zh.k.png'],
  ['/guide/start/quick-start', 'static/og/guide-start-quick-start.k.png'],
  ['/odd/über page', 'static/og/odd-_ber_page.k.png'],
  ['/../x', 'static/og/_-x.k.png'],
])('the image of %s is %s', (routePath, file) => {
  expect(imageFile(routePath, 'k')).toBe(file);
});

test('the key follows everything the image is made from, and nothing else', () => {
  const key = contentKey(1, { satori: '1' }, 'en', { a: 1 });
  expect(key).toMatch(/^[0-9a-f]{10}$/);
  expect(contentKey(1, { satori: '1' }, 'en', { a: 1 })).toBe(key);
  expect(contentKey(1, { satori: '2' }, 'en', { a: 1 })).not.toBe(key);
  expect(contentKey(1, { satori: '1' }, 'en', { a: 2 })).not.toBe(key);
});
