import { expect, it } from '@rstest/core';
import { getPageTitle, type PageTitleParts } from '../../../../theme/layout/PageHead';

const getTitle = (parts: Partial<PageTitleParts>) =>
  getPageTitle({ pageType: 'doc', title: 'Quick start', siteTitle: 'Rslib', ...parts });

it('ends with the title of the site', () => {
  expect(getTitle({})).toBe('Quick start - Rslib');
});

it('is the site’s title on home', () => {
  expect(getTitle({ pageType: 'home' })).toBe('Rslib');
  expect(getTitle({ pageType: 'home', titleSuffix: 'Libraries' })).toBe('Rslib - Libraries');
});

it('is the page’s own on pages without a frame as well', () => {
  expect(getTitle({ pageType: 'custom' })).toBe('Quick start - Rslib');
  expect(getTitle({ pageType: 'blank' })).toBe('Quick start - Rslib');
});

it('takes the page’s own suffix, with one separator', () => {
  expect(getTitle({ titleSuffix: 'Guide' })).toBe('Quick start - Guide');
  expect(getTitle({ titleSuffix: '| Guide' })).toBe('Quick start | Guide');
  expect(getTitle({ titleSuffix: '- Guide' })).toBe('Quick start - Guide');
});
