import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The server of mf-dev',
  question: 'What does rslib mf-dev serve?',
  script: 'serve.mjs',
  // What is written holds a token made from the path of the folder: not the same on two machines.
  output: 'public',
  expect: {
    log: [
      'http://localhost:3917',
      'mf-manifest.json 200 rslib',
      'slugs.js 200 rslib',
      'robots.txt 200 rslib',
      'index.html 404 rslib',
      'written to dist: true',
    ],
  },
});
