import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package with export = that stays an import',
  question: 'How do I bundle declarations with a package that uses export =?',
  expect: { files: ['index.d.ts', 'index.js'], contains: { 'index.d.ts': "from 'words'" } },
});
