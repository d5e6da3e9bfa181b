import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A UMD name inside a namespace',
  question: 'How do I put a UMD library at window.Acme.slugs?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'root["Acme"]["slugs"] = factory();' },
    requires: [
      {
        file: 'dist/index.js',
        holds:
          "(() => { const page = {}; page.globalThis = page; require('node:vm').runInNewContext(require('node:fs').readFileSync('dist/index.js', 'utf8'), page); return page.Acme.slugs.toSlug('A b') === 'a-b'; })()",
      },
    ],
  },
});
