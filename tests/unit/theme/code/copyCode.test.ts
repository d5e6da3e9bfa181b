import { expect, test } from '@rstest/core';
import { getCopiedText } from '../../../../theme/code/copyCode';

const copy = (text: string, lang?: string): string => getCopiedText(text.split('\n'), lang);

test('prompts of a terminal stay behind', () => {
  expect(copy('$ npm i\nadded 1\n  $ npx rslib', 'bash')).toBe('npm i\nadded 1\n  npx rslib');
  expect(copy('echo $ HOME', 'sh')).toBe('echo $ HOME');
});

test('of a diff the file is copied as it is afterwards', () => {
  expect(copy('--- a\n+++ b\n@@ -1 +1 @@\n a\n-b\n+c', 'diff')).toBe('a\nc');
  // What was there, where it only removes lines.
  expect(copy('-a\n-b', 'diff')).toBe('a\nb');
});
