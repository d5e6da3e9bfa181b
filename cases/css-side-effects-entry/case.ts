import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A style sheet of the entry with sideEffects: false',
  question: 'Is a style sheet that the entry imports kept with sideEffects: false?',
  expect: { files: ['index.css', 'index.js'] },
});
