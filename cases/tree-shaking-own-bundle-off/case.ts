import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import for its effect in bundleless output',
  question: 'Is import ./setup dropped with sideEffects: false and bundle: false?',
  expect: { contains: { 'index.js': 'import "./setup.js"' } },
});
