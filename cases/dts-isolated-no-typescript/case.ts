import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Isolated declarations without TypeScript',
  question: 'Do isolated declarations need the typescript package?',
  typescript: 'none',
  expect: { files: ['index.d.ts', 'index.js', 'splitWords.d.ts'] },
});
