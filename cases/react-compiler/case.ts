import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'React Compiler',
  question: 'How do I compile a library with React Compiler?',
  expect: { files: ['index.js'], contains: { 'index.js': 'react/compiler-runtime' } },
});
