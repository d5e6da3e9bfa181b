import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.polyfill without core-js',
  question: 'What does “Failed to resolve core-js dependency” mean?',
  expect: { exit: 1, files: [], log: 'Failed to resolve core-js dependency.' },
});
