import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '?raw of JavaScript and JSON in bundleless output',
  question: 'What does ?raw of a source file become in bundleless output?',
  expect: {
    imports: [{ file: 'dist/index.js', holds: "m.code.word === 'word' && m.data.count === 1" }],
  },
});
