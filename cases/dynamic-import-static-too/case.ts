import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A module that is imported in both ways',
  question: 'Why is there runtime code in an ESM bundle?',
  expect: { files: ['index.js', 'l.js'] },
});
