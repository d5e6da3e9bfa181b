import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A comma is missing in tsconfig.json',
  question: 'What does “JSON parse error” mean?',
  expect: { exit: 1, files: [], log: 'JSON parse error: expected `,` or `}` at line 4 column 5' },
});
