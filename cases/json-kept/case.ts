import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSON files that stay JSON',
  question: 'How do I keep imports of JSON files as they are?',
  expect: {
    files: ['index.js', 'limits.json'],
    imports: [{ file: 'dist/index.js', holds: "m.version === '1.2.3' && m.limit === 10" }],
  },
});
