import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.style off',
  question: 'Can style imports stay as they are written?',
  expect: { files: ['button.css', 'index.js'], contains: { 'index.js': '"./button.css"' } },
});
