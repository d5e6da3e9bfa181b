import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'imports of package.json with a condition for dist',
  question: 'How do I publish a package whose imports field names src?',
  expect: { files: ['index.d.ts', 'index.js', 'parts/words.d.ts', 'parts/words.js'] },
});
