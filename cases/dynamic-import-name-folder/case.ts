import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A folder for chunks of two formats',
  question: 'How do I put the files of dynamic imports into a folder?',
  expect: {
    files: ['chunks/words.cjs', 'chunks/words.js', 'index.cjs', 'index.js'],
    imports: [{ file: 'dist/index.js', holds: '(await m.load()).words.length === 1' }],
    requires: [{ file: 'dist/index.cjs', holds: '(await m.load()).words.length === 1' }],
  },
});
