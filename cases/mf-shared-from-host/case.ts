import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A shared package that the host provides',
  question: 'How do I leave React out of a Module Federation remote?',
  expect: {
    files: [
      '__federation_expose_default_export.js',
      '__federation_expose_default_export.js.LICENSE.txt',
      'counter.js',
      'index.js',
      'mf-manifest.json',
      'mf-stats.json',
      'y.js',
      'y.js.LICENSE.txt',
    ],
    lacks: { 'y.js': 'useState' },
  },
});
