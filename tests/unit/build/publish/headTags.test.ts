import { expect, test } from '@rstest/core';
import { headTags, type HeadPage, pageTags, renderTag } from '../../../../build/publish/headTags';

const guide: HeadPage = { routePath: '/guide/start/', lang: 'en', frontmatter: {} };

function tagsOf(page: Partial<HeadPage>): string[] {
  const address = { origin: 'https://a.b', base: '/docs/' };
  return pageTags({ ...guide, ...page }, address, []).map(renderTag);
}

test('the image comes with its text, and the preview is a large one', () => {
  const tags = tagsOf({ lang: 'zh' });
  expect(tags).toContain('<meta property="og:image" content="https://a.b/docs/og/zh.png">');
  expect(tags).toContainEqual(
    expect.stringMatching(/og:image:alt" content="Rslib: \p{Script=Han}/u),
  );
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('an unlisted page and the 404 page are kept from search engines, without a preview', () => {
  const tag = ['<meta name="robots" content="noindex">'];
  expect(tagsOf({ frontmatter: { unlisted: true } })).toEqual(tag);
  expect(tagsOf({ frontmatter: { pageType: '404' } })).toEqual(tag);
});

test('where the framework names a translation that there is not in another way, the build fails', async () => {
  const html = '<link hreflang="zh" rel="alternate" href="/zh/guide/a">';
  const step = headTags({ origin: 'https://a.b', base: '/' });
  await step.extendPageData?.({ routePath: '/guide/a', untranslated: ['zh'] } as never, true);
  const read = (file: string) => (file === 'guide/a.html' ? html : '');
  const files = { read, list: () => [], write: () => {}, assetPrefix: '/' };
  expect(() => step.finishFiles?.(files)).toThrow('guide/a.html has no /<link rel="alternate"');
});

test('no value can end its attribute, or be a pattern of the template', () => {
  const html = renderTag({ name: 'meta', attributes: { content: '"><script>$&' } });
  expect(html).toBe('<meta content="&quot;&gt;&lt;script&gt;&#36;&amp;">');
});
