import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Subpaths of a dependency',
  question: 'Are imports like “clamp/strict” kept as well?',
  expect: {
    files: ['index.js'],
    firstLine: { 'index.js': 'import { clamp } from "clamp/strict";' },
  },
});
