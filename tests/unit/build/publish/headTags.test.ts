import { describe, expect, test } from '@rstest/core';
import { type HeadPage, pageTags, renderTag } from '../../../../build/publish/headTags';
import {
  breadcrumbTrail,
  structuredData,
  type StructuredDataInput,
} from '../../../../build/publish/structuredData';

describe('pageTags', () => {
  const guide: HeadPage = {
    routePath: '/guide/start/',
    lang: 'en',
    title: 'Introduction',
    pageType: 'doc',
    isUnlisted: false,
  };

  function tagsOf(page: Partial<HeadPage>): string[] {
    const address = { origin: 'https://a.b', base: '/docs/' };
    return pageTags({ ...guide, ...page }, address, []).map(renderTag);
  }

  test('the image comes with its size and text, and the preview is a large one', () => {
    const image = { file: 'static/og/x.png', alt: 'Rslib: "x"', width: 1200, height: 630 };
    const tags = tagsOf({ image });
    expect(tags).toContain('<meta property="og:image" content="https://a.b/docs/static/og/x.png">');
    expect(tags).toContain('<meta property="og:image:width" content="1200">');
    expect(tags).toContain('<meta property="og:image:height" content="630">');
    expect(tags).toContain('<meta property="og:image:alt" content="Rslib: &quot;x&quot;">');
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  test('the date of the last change is told of articles only', () => {
    const modified = '2025-01-02T03:04:05.000Z';
    const tag = `<meta property="article:modified_time" content="${modified}">`;
    expect(tagsOf({ modified })).toContain(tag);
    expect(tagsOf({ modified, pageType: 'home' })).not.toContain(tag);
  });
});

describe('renderTag', () => {
  test('no value can end the script that holds it, and the JSON keeps its meaning', () => {
    const json = { text: '</script><!-- $& & "q"' };
    const html = renderTag({ name: 'script', attributes: {}, json });
    const content = html.slice('<script>'.length, -'</script>'.length);
    expect(content).not.toMatch(/[<>&$]/);
    expect(JSON.parse(content)).toEqual(json);
  });
});

describe('structuredData', () => {
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
      home: '/',
      trail: [
        { title: 'Rslib', routePath: '/' },
        { title: 'Guide', routePath: '/guide/' },
      ],
      version: '1.0.1',
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
        license: 'https://opensource.org/license/mit',
        sameAs: 'https://github.com/web-infra-dev/rslib',
      }),
    ]);
  });
});

describe('breadcrumbTrail', () => {
  const titles: Record<string, string> = {
    '/': 'Rslib',
    '/config/': 'Config',
    '/config/lib': 'lib',
    '/config/lib/format': 'lib.format',
    '/guide/start/': 'Introduction',
    '/guide/start/quick-start': 'Quick start',
    '/zh/': 'Rslib',
    '/zh/guide/start/': '介绍',
  };
  const trail = (routePath: string, home = '/') =>
    breadcrumbTrail(routePath, home, (path) => titles[path]).map((crumb) => crumb.routePath);

  test('leads from home to the page', () => {
    expect(trail('/config/lib/format')).toEqual([
      '/',
      '/config/',
      '/config/lib',
      '/config/lib/format',
    ]);
  });
});
