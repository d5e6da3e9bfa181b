import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Bundled declarations of two entries',
  question: 'Does each entry get its own bundled declarations?',
  expect: {
    files: ['index.d.ts', 'index.js', 'splitWords.d.ts', 'splitWords.js'],
    lacks: { 'index.d.ts': "from '" },
  },
});
