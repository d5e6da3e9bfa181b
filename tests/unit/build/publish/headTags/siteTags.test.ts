import { expect, test } from '@rstest/core';
import { addToHead } from '../../../../../build/publish/headTags/noIndexNotFound';
import { renderTag } from '../../../../../build/publish/headTags/renderTag';
import { siteTags } from '../../../../../build/publish/headTags/siteTags';

test('every page names a frame colour per scheme, the icons and the manifest, under the base', () => {
  const tags = siteTags({ base: '/docs', themeColor: { light: '#fff', dark: '#000' } });
  expect(tags.map(renderTag)).toEqual([
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000">',
    '<link rel="icon" href="/docs/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/docs/apple-touch-icon.png">',
  ]);
});

test('a tag is added at the end of the head, whatever it holds', () => {
  expect(
    addToHead('<head><title>$</title></head><body></head></body>', '<meta content="$&">'),
  ).toBe('<head><title>$</title><meta content="$&"></head><body></head></body>');
});
