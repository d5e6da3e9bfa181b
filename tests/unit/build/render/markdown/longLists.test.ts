import { expect, it } from '@rstest/core';
import { compile } from '@rspress/core/dist/node/mdx/processor.js';
import { longLists } from '../../../../../build/render/markdown/longLists';

const compilePage = async (source: string): Promise<string> =>
  String(
    await compile({
      source,
      filepath: '/docs/page.mdx',
      docDirectory: '/docs',
      config: { markdown: { rehypePlugins: [longLists] } },
      routeService: null,
      pluginDriver: null,
    }),
  );

const list = (count: number, entry: string) => `# Title\n\n${`- ${entry}\n`.repeat(count)}`;

it('says how tall a long list will be on a phone and on a wide screen', async () => {
  // 16 lines and 15 gaps; a text of 60 characters takes two lines of a phone.
  const short = await compilePage(list(16, 'Short [text](/a).'));
  expect(short).toMatch(/"data-part": "long-list"/);
  expect(short).toMatch(/"--narrow": "36rem",\s+"--wide": "36rem"/);
  const long = await compilePage(list(16, 'word '.repeat(12)));
  expect(long).toMatch(/"--narrow": "64rem",\s+"--wide": "36rem"/);
});

it('leaves shorter lists alone', async () => {
  expect(await compilePage(list(15, 'Short.'))).not.toContain('data-part');
});
