import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Styles and import() in CommonJS alone',
  question: 'How does a CommonJS library with styles and import() load in Node.js?',
  expect: {
    requires: [{ file: 'dist/index.cjs', holds: '(await m.loadWords()).words.length === 2' }],
  },
});
