import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Chunks of two lib items',
  question: 'Why do chunk names end in ~0 and ~1?',
  expect: { files: ['index.cjs', 'index.js', 's~1.cjs', 'words~0.js'] },
});
