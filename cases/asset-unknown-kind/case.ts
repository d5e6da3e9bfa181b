import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A file of an unknown kind',
  question: 'Why does an import of a .data file fail?',
  expect: { exit: 1, files: [] },
});
