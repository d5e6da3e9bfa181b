import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations of an exported JSON file',
  question: 'Why do my declarations import a JSON file that is not in dist?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': "from './limits.json'" },
  },
});
