import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'loadEnv does not read --env-mode or --no-env',
  question: 'Why are variables of .env.production in my build for staging?',
  command: ['build', '--no-env', '--env-mode', 'staging'],
  expect: { files: ['index.js'], contains: { 'index.js': 'production-level' } },
});
