import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSX for a library of your own',
  question: 'How do I compile JSX without a plugin for a framework?',
  expect: { files: ['index.js'], contains: { 'index.js': ['tiny-jsx/jsx-runtime', 'jsx('] } },
});
