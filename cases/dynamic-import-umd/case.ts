import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import() in UMD',
  question: 'Does a UMD build have chunks?',
  expect: {
    files: ['index.js'],
    requires: [{ file: 'dist/index.js', holds: '(await m.loadWords()).words.length === 2' }],
  },
});
