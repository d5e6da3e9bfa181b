import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.url in a Module Federation remote',
  question: 'What becomes of import.meta.url in a remote?',
  expect: {
    anyOf: [
      [
        '__federation_expose_default_export.js',
        'here.js',
        'index.js',
        'mf-manifest.json',
        'mf-stats.json',
      ],
    ],
    contains: { '__federation_expose_default_export.js': 'src/index.ts"' },
  },
});
