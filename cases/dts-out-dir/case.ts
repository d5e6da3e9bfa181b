import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'outDir of tsconfig.json',
  question: 'Does outDir of tsconfig.json move the declarations?',
  expect: { files: ['index.d.ts', 'index.js'] },
});
