import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An entry with another name than its file',
  question: 'Why is there no index.d.ts for my entry index?',
  expect: { files: ['index.js', 'main.d.ts'] },
});
