import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'UMD for a script tag',
  question: 'How do I build one file that a page loads with a script tag and Node requires?',
  expect: {
    files: ['index.js'],
    contains: {
      'index.js': [
        'root["Slugs"] = factory();',
        'define([], factory)',
        'module.exports = factory()',
      ],
    },
    requires: [
      {
        file: 'dist/index.js',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
      {
        file: 'dist/index.js',
        holds:
          "(() => { const page = {}; page.globalThis = page; require('node:vm').runInNewContext(require('node:fs').readFileSync('dist/index.js', 'utf8'), page); return page.Slugs.toSlug('A b') === 'a-b'; })()",
      },
    ],
  },
});
