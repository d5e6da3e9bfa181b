import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One style sheet for several entries',
  question: 'How do I get one style sheet for a package with several entries?',
  expect: {
    files: ['index.cjs', 'index.css', 'index.js', 'input.cjs', 'input.css', 'input.js'],
    contains: { 'index.css': ['.shared', '.input', '.label'] },
  },
});
