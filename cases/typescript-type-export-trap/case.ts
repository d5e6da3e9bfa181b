import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A type exported without “type”',
  question: 'Why does my bundle export a type as a value?',
  expect: { files: ['index.js'], contains: { 'index.js': 'export { Words, splitWords }' } },
});
