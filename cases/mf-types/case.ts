import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Types of a remote',
  question: 'How do hosts get the types of a remote?',
  expect: {
    anyOf: [
      [
        '@mf-types.d.ts',
        '@mf-types.zip',
        '@mf-types/compiled-types/index.d.ts',
        '@mf-types/compiled-types/splitWords.d.ts',
        '@mf-types/index.d.ts',
        '__federation_expose_default_export.[hash].js',
        'index.[hash].js',
        'mf-manifest.json',
        'mf-stats.json',
        'slugs.[hash].js',
      ],
    ],
    log: 'Federated types created correctly',
  },
});
