import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A dependency without types',
  question: 'Why is there no declaration file for a package that I import?',
  expect: { exit: 1, log: "error TS7016: Could not find a declaration file for module 'words'." },
});
