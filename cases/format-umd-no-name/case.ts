import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'UMD without a name',
  question: 'What happens to a UMD build without umdName?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': "('object' == typeof exports ? exports : root)[i] = a[i];" },
    lacks: { 'index.js': 'root["' },
    requires: [
      {
        file: 'dist/index.js',
        holds:
          "(() => { const page = {}; page.globalThis = page; require('node:vm').runInNewContext(require('node:fs').readFileSync('dist/index.js', 'utf8'), page); return page.toSlug('A b') === 'a-b'; })()",
      },
    ],
  },
});
