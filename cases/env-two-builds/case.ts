import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A build for development and one for production',
  question: 'How do I publish a development and a production build?',
  expect: {
    files: ['index.development.js', 'index.production.js'],
    contains: { 'index.development.js': 'console.warn' },
    lacks: { 'index.production.js': 'console.warn' },
  },
});
