import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations and distPath.js',
  question: 'Why are declarations not in the folder of distPath.js?',
  expect: { files: ['esm/index.js', 'index.d.ts'] },
});
