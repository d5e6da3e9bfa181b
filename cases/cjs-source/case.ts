import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'module.exports in a .cjs source',
  question: 'How do I bundle CommonJS source?',
  expect: { files: ['index.js'] },
});
