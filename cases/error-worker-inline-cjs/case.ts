import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '?worker&inline in CommonJS',
  question: 'What does “Failed to find the inline worker output” mean?',
  expect: { exit: 1, files: [], log: 'Failed to find the inline worker output' },
});
