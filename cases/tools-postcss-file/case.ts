import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'postcss.config.mjs',
  question: 'Is postcss.config read?',
  expect: { files: ['index.css', 'index.js'], contains: { 'index.css': '@layer ui' } },
});
