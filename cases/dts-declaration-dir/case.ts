import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'declarationDir in tsconfig.json',
  question: 'Does Rslib follow declarationDir?',
  expect: { files: ['index.js', 'types/index.d.ts', 'types/splitWords.d.ts'] },
});
