import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Externals by pattern',
  question: 'How do I keep all packages of a scope out of the bundle?',
  expect: {
    files: ['index.js'],
    firstLine: { 'index.js': 'import { clamp } from "@math/clamp";' },
  },
});
