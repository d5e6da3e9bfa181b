import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Several formats in one lib item',
  question: 'Can one lib item have two formats?',
  expect: { exit: 1, files: [], log: 'Unsupported format: esm,cjs' },
});
