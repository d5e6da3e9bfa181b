import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Functions of the platform stay',
  question: 'Does syntax: "es5" add polyfills?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['.at(-1)', 'new Map('] },
    lacks: { 'index.js': '=>' },
  },
});
