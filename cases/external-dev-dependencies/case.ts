import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'devDependencies are bundled',
  question: 'Why is a dev dependency inside my bundle?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'Math.min(Math.max(value, low), high)' },
    lacks: { 'index.js': 'import' },
    imports: [{ file: 'dist/index.js', holds: 'm.toPercent(0.5) === 50' }],
  },
});
