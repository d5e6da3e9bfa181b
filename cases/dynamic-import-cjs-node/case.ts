import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import() in both formats, for browsers and Node.js',
  question: 'How does CommonJS with import() load in Node.js while ESM is for the target web?',
  expect: {
    files: ['index.cjs', 'index.css', 'index.js', 's~1.cjs', 'words~0.js'],
    requires: [{ file: 'dist/index.cjs', holds: '(await m.loadWords()).words.length === 2' }],
  },
});
