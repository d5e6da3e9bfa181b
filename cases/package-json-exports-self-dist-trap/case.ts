import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package that imports its own output',
  question: 'Why can my own package not be resolved by its name?',
  expect: { exit: 1, files: [], log: "Can't resolve 'slugs/words'" },
});
