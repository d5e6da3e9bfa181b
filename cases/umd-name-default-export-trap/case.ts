import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A default export in UMD',
  question: 'Why is toSlug(…) not a function when my UMD library has a default export?',
  expect: {
    files: ['index.js'],
    requires: [
      {
        file: 'dist/index.js',
        names: ['default'],
        holds:
          "(() => { const page = {}; page.globalThis = page; require('node:vm').runInNewContext(require('node:fs').readFileSync('dist/index.js', 'utf8'), page); return typeof page.toSlug === 'object' && page.toSlug.default('A b') === 'a-b'; })()",
      },
    ],
  },
});
