import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Another prefix than PUBLIC_',
  question: 'How do I use variables without the prefix PUBLIC_?',
  command: ['build', '--env-mode', 'staging'],
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['https://staging.example.com', 'process.env.TOKEN'] },
    lacks: { 'index.js': 'secret-token' },
  },
});
