import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'rslib.config.ts in include',
  question: 'Why is there a dist/rslib.config.d.ts?',
  expect: { files: ['index.js', 'rslib.config.d.ts', 'src/index.d.ts', 'src/splitWords.d.ts'] },
});
