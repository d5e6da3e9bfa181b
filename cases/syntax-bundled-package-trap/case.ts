import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Bundled packages keep their syntax',
  question: 'Why is there new syntax in my bundle in spite of syntax: "es5"?',
  expect: { files: ['index.js'], contains: { 'index.js': 'options?.size?.width ?? 10' } },
});
