import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Vue with TSX',
  question: 'How do I write Vue components in TSX?',
  expect: { files: ['index.js'], contains: { 'index.js': 'React.createElement' } },
});
