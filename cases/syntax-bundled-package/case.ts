import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'source.include rewrites bundled packages',
  question: 'How do I lower the syntax of a bundled package?',
  expect: { files: ['index.js'], lacks: { 'index.js': ['??', '=>'] } },
});
