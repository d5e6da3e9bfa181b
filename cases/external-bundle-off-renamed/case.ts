import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false and externals with another name',
  question: 'Does output.externals rename imports in bundleless output?',
  expect: { files: ['index.js'], contains: { 'index.js': 'from "clamp-lite"' } },
});
