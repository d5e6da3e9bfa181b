import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'sideEffects: false and a module that does something',
  question: 'Is import ./setup dropped from my own bundle with sideEffects: false?',
  expect: { lacks: { 'index.js': 'set up' } },
});
