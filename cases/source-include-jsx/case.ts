import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Compile the JSX of a package',
  question: 'How do I compile JSX in a package that I bundle?',
  expect: { files: ['index.js'], contains: { 'index.js': 'from "react/jsx-runtime"' } },
});
