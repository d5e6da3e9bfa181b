import { describe, expect, it, test } from '@rstest/core';
import { listBundles } from '../../../../build/publish/llms/bundles';
import { type MarkdownPage, publishMarkdown } from '../../../../build/publish/llms/plainMarkdown';

describe('llms', () => {
  const routes = new Set(['/', '/config/', '/config/lib', '/zh/', '/zh/config/lib']);
  const publish = (markdown: string, page: Partial<MarkdownPage> = {}) =>
    publishMarkdown(
      markdown,
      { lang: 'en', frontmatter: {}, file: 'en/config/lib.mdx', ...page },
      { origin: 'https://a.b', base: '/docs/' },
      (route) => routes.has(route),
    );

  test('the Markdown of home says what the site is, then what the page says', () => {
    const frontmatter = { pageType: 'home' as const, description: 'Builds libraries.' };
    expect(publish('', { frontmatter })).toBe('# Rslib\n\nBuilds libraries.\n');
    expect(publish('## More\n', { frontmatter })).toBe('# Rslib\n\nBuilds libraries.\n\n## More\n');
  });

  test('a brace is escaped in MDX only, and code has no escapes', () => {
    expect(publish('not \\{ a }, `\\{`, \\<b>\n\n```js\n/\\{/\n```\n\n\\{\n')).toBe(
      'not { a }, `\\{`, \\<b>\n\n```js\n/\\{/\n```\n\n{\n',
    );
  });

  test.each([
    ['/config/lib', 'https://a.b/docs/config/lib.md'],
    ['/config/lib#format', 'https://a.b/docs/config/lib.md#format'],
    ['/config', 'https://a.b/docs/config/index.md'],
    ['/config/?q#x', 'https://a.b/docs/config/index.md?q#x'],
    ['./lib.mdx#x', 'https://a.b/docs/config/lib.md#x'],
    ['/', 'https://a.b/docs/index.md'],
    ['/mark.svg', 'https://a.b/docs/mark.svg'],
    ['#here', '#here'],
    ['//other.example/x', '//other.example/x'],
    ['https://other.example/config/lib', 'https://other.example/config/lib'],
  ])('in Markdown the link %s leads to %s', (written, expected) => {
    expect(publish(`![a](${written})`)).toBe(`![a](${expected})`);
    expect(publish(`[a]: ${written}\n`)).toBe(`[a]: ${expected}\n`);
  });

  test('a link leads to the same language where that has the page', () => {
    const zh = { lang: 'zh', file: 'zh/index.mdx' };
    expect(publish('[a](/config/lib) [b](/config/)', zh)).toBe(
      '[a](https://a.b/docs/zh/config/lib.md) [b](https://a.b/docs/config/index.md)',
    );
  });

  test('code keeps its links, and footnotes are no links', () => {
    const source = '`[x](/)` and ``[`](/)``\n\n```md\n[x](/)\n\n[y](/)\n```\n\n[^x]: Words.\n';
    expect(publish(source)).toBe(source);
    expect(publish('\\` [x](/) \\`')).toBe('\\` [x](https://a.b/docs/index.md) \\`');
  });
});

const page = (link: string) => ({ text: link, link });
const group = (text: string, ...links: string[]) => ({ text, items: links.map(page) });

it('listBundles gives each section a file, and each group that is not all of it', () => {
  const sidebar = {
    '/guide/': [group('Start', '/guide/start/', '/guide/start/a'), page('/guide/other')],
    '/api/': [group('JavaScript', '/api/js/core', '/api/js/types')],
  };
  expect(listBundles(sidebar, { guide: 'guide', api: 'api' })).toEqual([
    {
      title: 'guide',
      file: 'guide/llms.txt',
      pages: ['/guide/start/', '/guide/start/a', '/guide/other'],
    },
    {
      title: 'guide: Start',
      file: 'guide/start/llms.txt',
      pages: ['/guide/start/', '/guide/start/a'],
    },
    { title: 'api', file: 'api/llms.txt', pages: ['/api/js/core', '/api/js/types'] },
  ]);
});
