import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.env in ESM',
  question: 'Is import.meta.env replaced in an ESM build?',
  expect: { files: ['index.js'], contains: { 'index.js': 'import.meta.env.MODE' } },
});
