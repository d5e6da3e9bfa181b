import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A copied template that cannot be parsed',
  question: 'Why does copying a template end with “Chunk minification failed”?',
  expect: { exit: 1, log: 'Chunk minification failed' },
});
