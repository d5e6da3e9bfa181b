import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require() that returns the default export',
  question: 'How do I make require() return my function?',
  expect: {
    files: ['index.js'],
    requires: [{ file: 'dist/index.js', holds: "m('A b') === 'a-b'" }],
  },
});
