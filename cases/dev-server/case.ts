import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The server of mf-dev',
  question: 'What does rslib mf-dev serve?',
  script: 'serve.mjs',
  expect: {
    log: [
      'http://localhost:3917',
      'mf-manifest.json 200 rslib',
      'slugs.js 200 rslib',
      'robots.txt 200 rslib',
      'index.html 404 rslib',
    ],
  },
});
