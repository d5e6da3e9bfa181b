import { expect, test } from '@rstest/core';
import type { HeadPage } from '../../../../../build/publish/headTags/headPage';
import {
  structuredData,
  type StructuredDataInput,
} from '../../../../../build/publish/headTags/structuredData';

const software = {
  name: 'Rslib',
  version: '1.0.1',
  repository: 'https://a.b/repository',
  license: 'https://a.b/licence',
};

function graphOf(page: Partial<HeadPage>, more: Partial<StructuredDataInput> = {}) {
  const data = structuredData({
    page: {
      routePath: '/guide/',
      lang: 'en',
      title: 'Guide',
      description: 'How to.',
      pageType: 'doc',
      isUnlisted: false,
      ...page,
    },
    address: { origin: 'https://a.b', base: '/' },
    siteName: 'Rslib',
    home: '/',
    trail: [
      { title: 'Rslib', routePath: '/' },
      { title: 'Guide', routePath: '/guide/' },
    ],
    software,
    ...more,
  });
  return JSON.parse(JSON.stringify(data)) as { '@context': string; '@graph': object[] };
}

test('a page of documentation is an article of the site with its way from home', () => {
  const modified = '2025-01-02T03:04:05.000Z';
  expect(graphOf({ modified })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        url: 'https://a.b/guide/',
        headline: 'Guide',
        description: 'How to.',
        inLanguage: 'en',
        dateModified: modified,
        isPartOf: {
          '@type': 'WebSite',
          url: 'https://a.b/',
          name: 'Rslib',
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Rslib', item: 'https://a.b/' },
          { '@type': 'ListItem', position: 2, name: 'Guide', item: 'https://a.b/guide/' },
        ],
      },
    ],
  });
});

test('home is the site and the software it documents', () => {
  const graph = graphOf({ routePath: '/zh/', lang: 'zh', pageType: 'home' })['@graph'];
  expect(graph).toEqual([
    expect.objectContaining({
      '@type': 'WebSite',
      '@id': 'https://a.b/zh/#website',
      inLanguage: 'zh',
    }),
    expect.objectContaining({
      '@type': 'SoftwareApplication',
      name: 'Rslib',
      softwareVersion: '1.0.1',
      license: 'https://a.b/licence',
      sameAs: 'https://a.b/repository',
    }),
  ]);
});

test('a page of another type is not called an article', () => {
  expect(graphOf({ pageType: 'custom' })['@graph'][0]).toMatchObject({ '@type': 'WebPage' });
});
