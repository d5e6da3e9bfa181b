import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dependencies stay imports',
  question: 'Are my dependencies bundled?',
  expect: {
    files: ['index.js'],
    firstLine: { 'index.js': 'import { clamp } from "clamp";' },
    imports: [{ file: 'dist/index.js', holds: 'm.toPercent(0.5) === 50' }],
  },
});
