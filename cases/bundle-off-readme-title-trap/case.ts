import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'src/README.md with a title of one word',
  question: 'Why is there an empty README.js in dist?',
  expect: { files: ['README.js', 'index.js'], contains: { 'README.js': 'export { };' } },
});
