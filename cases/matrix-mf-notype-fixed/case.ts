import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: mf, bundled, no "type", autoExtension off',
  question:
    'What are the files of a Module Federation build called with no "type" and autoExtension off?',
  expect: {
    files: [
      '__federation_expose_default_export.[hash].js',
      'answer.[hash].js',
      'index.[hash].js',
      'mf-manifest.json',
      'mf-stats.json',
    ],
  },
});
