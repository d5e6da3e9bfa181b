import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'In-source tests of Vitest, removed',
  question: 'How do I remove import.meta.vitest from the output?',
  expect: { lacks: { 'index.js': ['import.meta', 'test('] } },
});
