import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Every file of a folder as an entry',
  question: 'How do I make every file of a folder an entry of a bundle?',
  expect: { files: ['one.d.ts', 'one.js', 'two.d.ts', 'two.js'] },
});
