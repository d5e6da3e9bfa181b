import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Babel plugin',
  question: 'How do I run a Babel plugin?',
  expect: { files: ['index.js'], contains: { 'index.js': 'export { newName };' } },
});
