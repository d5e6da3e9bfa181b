import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Types of a dev dependency in declarations',
  question: 'Why do my declarations import a package that my users do not have?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': "import type { Words } from 'words';" },
    lacks: { 'index.js': 'words"' },
  },
});
