import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.distPath',
  question: 'How do I put declarations into a folder of their own?',
  expect: { files: ['index.js', 'types/index.d.ts', 'types/splitWords.d.ts'] },
});
