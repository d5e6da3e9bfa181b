import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'NODE_ENV=development in the shell',
  question: 'Does NODE_ENV of the shell get into the output?',
  env: { NODE_ENV: 'development' },
  expect: { files: ['index.js'], contains: { 'index.js': 'production development' } },
});
