import { expect, test } from '@rstest/core';
import { getSection } from '../../../../build/rspress/sectionModules';

test.each([
  ['/', 'en', '', 'section-en'],
  ['/about', 'en', '', 'section-en'],
  ['/guide/', 'en', '', 'section-en-guide'],
  ['/guide/start/a', 'en', '', 'section-en-guide'],
  ['/zh/', 'zh', '', 'section-zh'],
  ['/zh/guide/a', 'zh', '', 'section-zh-guide'],
  ['/v1/zh/guide/a', 'zh', 'v1', 'section-zh-v1-guide'],
])('the section of %s', (routePath, lang, version, section) => {
  expect(getSection({ routePath, lang, version })).toBe(section);
});
