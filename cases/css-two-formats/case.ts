import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One style sheet for two formats',
  question: 'How do I keep a second format from writing the same CSS again?',
  expect: { files: ['cjs/index.cjs', 'esm/index.css', 'esm/index.js'], publint: [] },
});
