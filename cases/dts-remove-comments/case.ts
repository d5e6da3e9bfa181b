import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'removeComments in tsconfig.json',
  question: 'Why is there no documentation in my declarations?',
  expect: { files: ['index.d.ts', 'index.js'], lacks: { 'index.d.ts': '/**' } },
});
