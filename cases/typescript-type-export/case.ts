import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A type exported as a type',
  question: 'How do I export a type from another file?',
  expect: { files: ['index.js'], contains: { 'index.js': 'export { splitWords }' } },
});
