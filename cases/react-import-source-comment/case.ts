import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The comment @jsxImportSource',
  question: 'Does the comment @jsxImportSource work?',
  expect: { files: ['index.js'], contains: { 'index.js': '@emotion/react/jsx-runtime' } },
});
