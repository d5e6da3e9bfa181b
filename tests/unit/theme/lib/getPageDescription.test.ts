import { expect, it } from '@rstest/core';
import { getPageDescription } from '../../../../theme/lib/getPageDescription';

it('says what the page says, else what the site says, else what the theme says', () => {
  const all = { page: 'Page', site: 'Site', theme: 'Theme' };
  expect(getPageDescription(all)).toBe('Page');
  expect(getPageDescription({ ...all, page: undefined })).toBe('Site');
  expect(getPageDescription({ ...all, page: undefined, site: undefined })).toBe('Theme');
});

it('takes blanks for nothing', () => {
  expect(getPageDescription({ page: ' ', site: '', theme: 'Theme' })).toBe('Theme');
});
