import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A bundled CommonJS package that requires an external, for browsers',
  question: 'Why does my ES module call require("react") in the browser?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'require("react")' },
    lacks: { 'index.js': ['createRequire', 'from "react"'] },
  },
});
