import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Style sheets with ?inline and ?raw',
  question: 'How do I import CSS as text?',
  expect: { files: ['index.js'], contains: { 'index.js': 'color: teal' } },
});
