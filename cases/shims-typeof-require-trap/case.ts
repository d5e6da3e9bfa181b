import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'typeof require',
  question: 'Why is typeof require “function” in an ES module?',
  expect: {
    files: ['script.js', 'typed.js'],
    imports: [
      { file: 'dist/typed.js', holds: 'm.hasRequire === true && m.isNode === true' },
      { file: 'dist/script.js', holds: 'm.hasRequire === false' },
    ],
    contains: { 'typed.js': 'hasRequire = true' },
  },
});
