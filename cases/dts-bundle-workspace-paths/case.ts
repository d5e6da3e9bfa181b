import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Merged declarations with a rootDir for the workspace',
  question: 'How do I merge declarations with paths into another package?',
  expect: { files: ['index.d.ts', 'index.js'], contains: { 'index.d.ts': 'words: string[]' } },
});
