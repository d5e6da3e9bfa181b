import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'jsxImportSource in tsconfig.json',
  question: 'Does the build read jsxImportSource?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '"react/jsx-runtime"' },
    lacks: { 'index.js': '@emotion' },
  },
});
