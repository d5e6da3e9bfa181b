import { expect, it } from '@rstest/core';
import { findMissingFiles } from '../../../../scripts/lint/findMissingFiles.mjs';

it('finds files that documents and comments name, and that are not there', () => {
  const files = [
    { file: 'README.md', lines: ['`build/index.ts`, `theme/gone` and `src/a.ts`'] },
    { file: 'build/a.ts', lines: ['// As in gone.ts, b.ts and ./src/x.ts', "import 'c.mjs';"] },
    { file: 'build/b.ts', lines: ["['/guide/a', '/guide/gone', '/guide/', '/tools/a.svg']"] },
    { file: 'cases/a/b.ts', lines: ['// gone.ts'] },
  ];
  const known = ['build/index.ts', 'docs/en/guide/a.mdx'];
  expect(findMissingFiles(files, (file) => known.includes(file))).toEqual([
    'README.md: theme/gone: there is no such file',
    'build/a.ts: gone.ts: there is no such file',
    'build/b.ts: docs/en/guide/gone.mdx: there is no such file',
  ]);
});
