import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The shim for require in a file without require',
  question: 'What does the shim for require leave in a file that does not use it?',
  expect: { files: ['index.js'], firstLine: { 'index.js': 'import "node:module";' } },
});
