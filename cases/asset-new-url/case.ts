import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'new URL() of a file',
  question: 'Does new URL("./file", import.meta.url) find its file in the output?',
  expect: {
    files: ['index.js', 'static/assets/words.txt'],
    contains: { 'index.js': 'new URL("./static/assets/words.txt", import.meta.url)' },
    imports: [
      {
        file: 'dist/index.js',
        holds: "require('node:fs').readFileSync(m.words, 'utf8') === 'one two\\n'",
      },
    ],
  },
});
