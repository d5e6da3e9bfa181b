import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A build from JavaScript',
  question: 'How do I build from a script?',
  script: 'build.mjs',
  expect: { files: ['index.cjs', 'index.js'], log: 'false', logLacks: 'error' },
});
