import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import of a folder with NodeNext',
  question: 'Why does an import of a folder need a file name?',
  expect: { exit: 1, log: 'error TS2834: Relative import paths need explicit file extensions' },
});
