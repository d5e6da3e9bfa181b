import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A UMD name for each environment',
  question: 'How do I name the global and the CommonJS property apart?',
  expect: {
    files: ['index.js'],
    contains: {
      'index.js': ['root["Acme"]["slugs"] = factory();', 'exports["acmeSlugs"] = factory();'],
    },
    requires: [
      {
        file: 'dist/index.js',
        holds:
          "(() => { const page = {}; page.globalThis = page; require('node:vm').runInNewContext(require('node:fs').readFileSync('dist/index.js', 'utf8'), page); return page.Acme.slugs.toSlug('A b') === 'a-b'; })()",
      },
    ],
  },
});
