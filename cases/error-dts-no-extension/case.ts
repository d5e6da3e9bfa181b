import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import without extension with NodeNext',
  question: 'Why do relative imports need an extension?',
  expect: { exit: 1, log: 'error TS2835: Relative import paths need explicit file extensions' },
});
