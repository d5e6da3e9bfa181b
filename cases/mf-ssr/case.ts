import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A remote for browsers and for servers',
  question: 'How do I build a Module Federation remote for server rendering?',
  expect: {
    files: [
      '__federation_expose_default_export.[hash].js',
      'index.[hash].js',
      'mf-manifest.json',
      'mf-stats.json',
      'slugs.[hash].js',
      'ssr/__federation_expose_default_exportslugs.js',
      'ssr/index.js',
      'ssr/mf-manifest.json',
      'ssr/mf-stats.json',
      'ssr/slugs.js',
    ],
    contains: { 'mf-manifest.json': '"ssrRemoteEntry"' },
  },
});
