import { expect, test } from '@rstest/core';
import { absoluteLinks } from '../../../../../build/publish/llms/absoluteLinks';
import { homeMarkdown } from '../../../../../build/publish/llms/homeMarkdown';

test('the Markdown of home says what the site is, then what the page says', () => {
  expect(homeMarkdown('Rslib', 'Builds libraries.')).toBe('# Rslib\n\nBuilds libraries.\n');
  expect(homeMarkdown('Rslib', 'Builds libraries.', '## More\n')).toBe(
    '# Rslib\n\nBuilds libraries.\n\n## More\n',
  );
});

test('a home page with a heading of its own stays as it is', () => {
  expect(homeMarkdown('Rslib', 'Builds libraries.', '# Own\n\ntext')).toBe('# Own\n\ntext');
});

test('no character of the description opens a tag or an expression', () => {
  expect(homeMarkdown('Rslib', 'a <b> {c}')).toBe('# Rslib\n\na \\<b> \\{c}\n');
});

const routes = new Set(['/', '/config/', '/config/lib']);
const resolve = (url: string) => {
  const tree = {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'link', url }] }],
  };
  absoluteLinks({ origin: 'https://a.b', base: '/docs/' }, (path) => routes.has(path))()(tree);
  return tree.children[0]?.children[0]?.url;
};

test.each([
  ['/config/lib', 'https://a.b/docs/config/lib.md'],
  ['/config/lib#format', 'https://a.b/docs/config/lib.md#format'],
  ['/config', 'https://a.b/docs/config/index.md'],
  ['/config/?q#x', 'https://a.b/docs/config/index.md?q#x'],
  ['/', 'https://a.b/docs/index.md'],
  ['/mark.svg', 'https://a.b/docs/mark.svg'],
  ['#here', '#here'],
  ['//other.example/x', '//other.example/x'],
  ['https://other.example/config/lib', 'https://other.example/config/lib'],
])('in Markdown the link %s leads to %s', (written, expected) => {
  expect(resolve(written)).toBe(expected);
});
