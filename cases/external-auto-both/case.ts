import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'lib.autoExternal and output.autoExternal',
  question: 'Which one counts if autoExternal stands in both places?',
  expect: {
    files: ['index.js'],
    firstLine: { 'index.js': 'import { clamp } from "clamp";' },
    log: 'lib.autoExternal is deprecated',
  },
});
