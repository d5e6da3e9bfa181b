import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A native addon by createRequire',
  question: 'Why is my native addon not in dist?',
  expect: { files: ['index.js'], contains: { 'index.js': './hash.node' } },
});
