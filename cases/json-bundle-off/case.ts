import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSON with bundle: false',
  question: 'What becomes of a JSON file with bundle: false?',
  expect: {
    files: ['index.js', 'limits.js'],
    contains: { 'index.js': 'from "./limits.js"' },
    imports: [{ file: 'dist/index.js', holds: 'm.limit === 10' }],
  },
});
