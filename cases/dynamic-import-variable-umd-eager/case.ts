import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import() with a variable in UMD, eager',
  question: 'How do I keep import() with a variable in a UMD build?',
  expect: { files: ['index.js'], contains: { 'index.js': 'the only part' } },
});
