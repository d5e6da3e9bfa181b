import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require() in an ES module for browsers',
  question: 'Why does my ES module call require in the browser?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'require("react")' },
    lacks: { 'index.js': 'createRequire' },
  },
});
