import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '.env.staging and --env-mode',
  question: 'How do I build with another .env file?',
  command: ['build', '--env-mode', 'staging'],
  expect: { files: ['index.js'], contains: { 'index.js': 'https://staging.example.com' } },
});
