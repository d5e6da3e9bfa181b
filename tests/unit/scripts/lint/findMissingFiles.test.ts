import { expect, it } from '@rstest/core';
import { findMissingFiles } from '../../../../scripts/lint/findMissingFiles.mjs';

it('finds files that documents and comments name, and that are not there', () => {
  const files = [
    { file: 'README.md', lines: ['`build/index.ts`, `theme/gone` and `src/a.ts`'] },
    { file: 'build/a.ts', lines: ['// As in gone.ts, b.ts and ./src/x.ts', "import 'c.mjs';"] },
    { file: 'build/b.ts', lines: [] },
    { file: 'cases/a/b.ts', lines: ['// gone.ts'] },
  ];
  expect(findMissingFiles(files, (file) => file === 'build/index.ts')).toEqual([
    'README.md: theme/gone: there is no such file',
    'build/a.ts: gone.ts: there is no such file',
  ]);
});
