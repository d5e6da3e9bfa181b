import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require() of an external as an import',
  question: 'How does require("react") of a bundled package become an import?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'from "react"' },
    lacks: { 'index.js': 'require("react")' },
  },
});
