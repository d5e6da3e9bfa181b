import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Top-level await in CommonJS',
  question: 'Why are the exports undefined when I require a module with top-level await?',
  expect: {
    files: ['index.cjs'],
    requires: [{ file: 'dist/index.cjs', names: ['answer'], holds: 'm.answer === undefined' }],
  },
});
