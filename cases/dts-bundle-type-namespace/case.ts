import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'typeof a namespace with dts.bundle',
  question: 'How do I name the type of a whole module in bundled declarations?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': ['typeof text', 'typeof parts', 'declare namespace parts'] },
  },
});
