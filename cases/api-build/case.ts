import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A build from JavaScript',
  question: 'How do I build from a script?',
  script: 'build.mjs',
  expect: { files: ['index.js'], log: ['index.js', 'done'] },
});
