import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A global name taken from a module',
  question: 'What is inject of esbuild and tsup called in Rslib?',
  expect: { files: ['index.js'], contains: { 'index.js': 'slugs: ' } },
});
