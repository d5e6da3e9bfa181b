import { expect, test } from '@rstest/core';
import { tabsKey } from '../../../../../theme/lib/tabs/tabsKey';

test('the tabs of a group are kept under the generator’s name and `.tabs.`', () => {
  expect(tabsKey('package.manager', '/')).toBe('rspress.tabs.package.manager');
});

test('below a path the key has the path as well', () => {
  expect(tabsKey('package.manager', '/docs/')).toBe('rspress.tabs.package.manager/docs/');
});
