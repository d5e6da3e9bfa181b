import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Values set at build time',
  question: 'How do I put the version into the code?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '1.2.3' },
    lacks: { 'index.js': 'VERSION' },
  },
});
