import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSON in a bundle',
  question: 'Is all of a JSON file in my bundle?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '10' },
    lacks: { 'index.js': 'unused' },
    imports: [{ file: 'dist/index.js', holds: 'm.limit === 10' }],
  },
});
