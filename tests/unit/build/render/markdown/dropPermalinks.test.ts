import { expect, test } from '@rstest/core';
import { compile } from '@rspress/core/dist/node/mdx/processor.js';
import { dropPermalinks } from '../../../../../build/render/markdown/dropPermalinks';

const source =
  '# Title\n\n## The `dts` [option](#title) {#dts}\n\n> ### In a quote\n\n[A link](#dts)\n';

async function compilePage(rehypePlugins: (typeof dropPermalinks)[]): Promise<string> {
  const compiled = await compile({
    source,
    filepath: '/docs/page.mdx',
    docDirectory: '/docs',
    config: { markdown: { rehypePlugins } },
    routeService: null,
    pluginDriver: null,
  });
  return String(compiled);
}

test('headings come without the framework’s permalink', async () => {
  expect((await compilePage([])).match(/rp-header-anchor/g)).toHaveLength(3);
  expect(await compilePage([dropPermalinks])).not.toContain('rp-header-anchor');
});

test('their ids, their words and other links stay', async () => {
  const compiled = await compilePage([dropPermalinks]);
  for (const id of ['title', 'dts', 'in-a-quote']) expect(compiled).toContain(`id: "${id}"`);
  expect(compiled.match(/_components\.a, \{/g)).toHaveLength(2);
});
