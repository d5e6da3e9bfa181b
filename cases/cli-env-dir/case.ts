import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--env-dir',
  question: 'How do I keep .env files in another folder?',
  command: ['build', '--env-dir', 'env'],
  expect: { files: ['index.js'], contains: { 'index.js': 'https://env.example.com' } },
});
