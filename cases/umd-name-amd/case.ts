import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A name for the AMD module',
  question: 'How do I give the AMD module of a UMD file a name?',
  expect: { files: ['index.js'], contains: { 'index.js': 'define("acme-slugs", [], factory)' } },
});
