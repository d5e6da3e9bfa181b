import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Options of tsc for declarations',
  question: 'Are stripInternal, removeComments, newLine and .ts imports respected?',
  expect: {
    files: ['index.d.ts', 'index.js', 'splitWords.d.ts', 'splitWords.js'],
    contains: { 'index.js': ['from "./splitWords.js"', 'version'], 'index.d.ts': 'toSlug' },
    lacks: { 'index.d.ts': ['version', 'Hello World'] },
  },
});
