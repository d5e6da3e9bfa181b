import { expect, test } from '@rstest/core';
import { homeMarkdown } from '../../../../plugins/llms/homeMarkdown';

test('the Markdown of home says what the site is', () => {
  expect(homeMarkdown('Rslib', 'Builds libraries.')).toBe('# Rslib\n\nBuilds libraries.\n');
});

test('no character of it opens a tag or an expression', () => {
  expect(homeMarkdown('Rslib', 'a <b> {c}')).toBe('# Rslib\n\na \\<b> \\{c}\n');
});
