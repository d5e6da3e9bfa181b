import { expect, it } from '@rstest/core';
import { readSidebars } from '../../../../build/rspress/sidebars';

it('a build without sidebars fails; development has none yet', () => {
  const config = { themeConfig: { locales: [{ lang: 'en', label: 'English' }] } };
  expect(() => readSidebars(config, true)).toThrow('no sidebar of en');
  expect(readSidebars(config, false)).toEqual([{ lang: 'en', sidebar: {} }]);
});
