import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.dataUriLimit in ESM',
  question: 'Does output.dataUriLimit work in ESM?',
  expect: { files: ['index.js'], contains: { 'index.js': 'data:image/svg+xml;base64,' } },
});
