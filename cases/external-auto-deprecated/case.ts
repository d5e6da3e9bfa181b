import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'lib.autoExternal is deprecated',
  question: 'What does the warning about lib.autoExternal mean?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'Math.min' },
    log: 'lib.autoExternal is deprecated, use output.autoExternal instead.',
  },
});
