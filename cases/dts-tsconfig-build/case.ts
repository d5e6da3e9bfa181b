import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A tsconfig.json for the build',
  question: 'How do I leave tests out of the declarations and still check them?',
  expect: { files: ['index.d.ts', 'index.js', 'splitWords.d.ts'] },
});
