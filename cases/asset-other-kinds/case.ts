import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A text file as an asset',
  question: 'What does an import of a .txt file give?',
  expect: {
    files: ['index.js', 'static/assets/words.txt'],
    contains: { 'index.js': '__webpack_require__.p + "static/assets/words.txt"' },
    imports: [{ file: 'dist/index.js', holds: "m.words.endsWith('/static/assets/words.txt')" }],
  },
});
