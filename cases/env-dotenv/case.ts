import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A .env file',
  question: 'Which variables of .env end up in the code?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['https://example.com', 'process.env.TOKEN'] },
    lacks: { 'index.js': 'secret-token' },
  },
});
