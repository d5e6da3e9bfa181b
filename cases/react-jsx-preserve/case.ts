import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSX left as it is',
  question: 'How do I publish .jsx files for the consumer to compile?',
  expect: {
    files: ['index.d.ts', 'index.jsx'],
    contains: { 'index.jsx': '<button type="button">' },
  },
});
