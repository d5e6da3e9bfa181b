import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSX with another import source',
  question: 'How do I use jsxImportSource of Emotion?',
  expect: { files: ['index.js'], contains: { 'index.js': '@emotion/react/jsx-runtime' } },
});
