import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A banner and the files that are not compiled',
  question: 'Do copied files and workers get the banner?',
  expect: {
    files: ['copied/plain.css', 'copied/plain.d.ts', 'copied/plain.js', 'index.js', 'worker.js'],
    contains: { 'worker.js': '/*! JS */' },
    lacks: { 'copied/plain.js': 'JS', 'copied/plain.css': 'CSS', 'copied/plain.d.ts': 'DTS' },
  },
});
