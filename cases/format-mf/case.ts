import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Module Federation remote',
  question: 'What does the mf format emit, and why do its files carry hashes?',
  expect: {
    files: [
      '__federation_expose_default_export.[hash].js',
      'index.[hash].js',
      'mf-manifest.json',
      'mf-stats.json',
      'slugs.[hash].js',
    ],
    contains: { 'mf-manifest.json': ['"remoteEntry"', '"slugs"'] },
  },
});
