import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Calls of console removed',
  question: 'How do I remove console calls from the output?',
  expect: { files: ['index.js', 'index.js.LICENSE.txt'], lacks: { 'index.js': 'console' } },
});
