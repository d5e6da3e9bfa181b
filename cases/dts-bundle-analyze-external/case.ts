import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package with export = that stays an import',
  question: 'How do I bundle declarations beside a package with export =?',
  expect: { files: ['index.d.ts', 'index.js'], contains: { 'index.d.ts': "from 'words'" } },
});
