import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'tsconfig.json extends a file that is missing',
  question: 'What does “File not found” mean?',
  expect: { exit: 1, files: [], log: "File './tsconfig.base.json' not found." },
});
