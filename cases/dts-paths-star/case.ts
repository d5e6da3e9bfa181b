import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Imports from the source folder without baseUrl',
  question: 'What replaces baseUrl for an import such as parts/words?',
  expect: { files: ['index.d.ts', 'index.js', 'parts/words.d.ts'] },
});
