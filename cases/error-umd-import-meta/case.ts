import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta in UMD',
  question: 'What does “import.meta cannot be used outside of module code” mean?',
  expect: { exit: 1, files: [], log: "'import.meta' cannot be used outside of module code" },
});
