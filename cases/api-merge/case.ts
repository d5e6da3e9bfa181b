import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Merged configs',
  question: 'How are items of lib merged?',
  script: 'merge.mjs',
  expect: { files: [], log: "{ id: 'esm', format: 'esm', bundle: false }" },
});
