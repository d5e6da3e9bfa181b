import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import of a style sheet with ?url in UMD',
  question: 'Why does UMD with a style sheet and ?url not build?',
  expect: { exit: 1, log: "'import.meta' cannot be used outside of module code" },
});
