import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require() of a computed name in an ES module',
  question: 'Why is require not defined when I pass it a variable?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'require(name)' },
    lacks: { 'index.js': 'createRequire' },
  },
});
