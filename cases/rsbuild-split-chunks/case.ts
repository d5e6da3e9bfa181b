import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Bundled packages in a file of their own',
  question: 'How do I put bundled packages into one file?',
  expect: {
    files: ['index.js', 'slug.js', 'vendor.js'],
    contains: { 'vendor.js': 'splitWords', 'index.js': './vendor.js' },
  },
});
