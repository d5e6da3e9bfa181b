import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '__dirname in UMD',
  question: 'What becomes of __dirname in UMD?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '"/"' },
    lacks: { 'index.js': '__dirname' },
  },
});
