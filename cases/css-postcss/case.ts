import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A plugin of PostCSS',
  question: 'Does a build read postcss.config.mjs?',
  expect: { files: ['index.css', 'index.js'], contains: { 'index.css': '@layer button' } },
});
