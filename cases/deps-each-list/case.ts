import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package in each list of package.json',
  question: 'Which of my packages are bundled and which stay imports?',
  expect: {
    files: ['index.js'],
    contains: {
      'index.js': ['from "theme"', 'from "words"', 'Math.min(Math.max(value, low), high)'],
    },
    lacks: { 'index.js': 'from "clamp"' },
    imports: [{ file: 'dist/index.js', holds: "m.countWords('a b c') === 3" }],
  },
});
