import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'iife with bundle: false',
  question: 'What does “When using "iife" format, "bundle" must be set to "true"” mean?',
  expect: { exit: 1, files: [], log: 'When using "iife" format, "bundle" must be set to "true".' },
});
