import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A module of types only',
  question: 'Do isolated declarations cover files that hold only types?',
  expect: { files: ['index.d.ts', 'index.js', 'words.d.ts'] },
});
