import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A UMD global that is the default export',
  question: 'How do I make the global of a UMD file the function itself?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'root["toSlug"]' },
    requires: [
      {
        file: 'dist/index.js',
        holds:
          "m('A b') === 'a-b' && (() => { const page = {}; page.globalThis = page; require('node:vm').runInNewContext(require('node:fs').readFileSync('dist/index.js', 'utf8'), page); return page.toSlug('A b') === 'a-b'; })()",
      },
    ],
  },
});
