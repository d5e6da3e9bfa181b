import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'loadEnv',
  question: 'How does a script read .env files?',
  script: 'env.mjs',
  expect: { files: [], log: ['PUBLIC_ADDRESS', 'https://example.com'] },
});
