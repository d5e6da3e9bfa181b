import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'loadEnv',
  question: 'How does a script read .env files?',
  script: 'load-env.mjs',
  expect: { files: [], log: ["SECRET: 'hidden'", 'import.meta.env.PUBLIC_NAME', 'undefined'] },
});
