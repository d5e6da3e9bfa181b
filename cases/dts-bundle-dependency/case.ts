import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Types of a dependency',
  question: 'Are the types of my dependencies put into the bundled declarations?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': "import type { Words } from 'words';" },
  },
});
