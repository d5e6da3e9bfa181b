import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'ESM for npm, UMD for pages and Node.js',
  question: 'How do I publish ESM together with a UMD file for pages and require()?',
  expect: {
    files: [
      'esm/index.d.ts',
      'esm/index.js',
      'esm/splitWords.d.ts',
      'umd/index.d.ts',
      'umd/index.js',
      'umd/package.json',
      'umd/splitWords.d.ts',
    ],
    imports: [{ file: 'dist/esm/index.js', names: ['toSlug'], holds: "m.toSlug('A b') === 'a-b'" }],
    requires: [
      { file: 'dist/umd/index.js', names: ['toSlug'], holds: "m.toSlug('A b') === 'a-b'" },
      {
        file: 'dist/umd/index.js',
        holds:
          "(() => { const page = {}; page.globalThis = page; require('node:vm').runInNewContext(require('node:fs').readFileSync('dist/umd/index.js', 'utf8'), page); return page.Slugs.toSlug('A b') === 'a-b'; })()",
      },
    ],
    publint: [],
    typesWrong: [],
  },
});
