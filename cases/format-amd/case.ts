import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'AMD without UMD',
  question: 'How do I build for an AMD loader only?',
  expect: {
    files: ['index.js'],
    firstLine: { 'index.js': 'define(function() {' },
    lacks: { 'index.js': 'module.exports' },
  },
});
