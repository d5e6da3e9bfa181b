import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A hook of Rsbuild',
  question: 'How does a script add hooks and plugins to a build?',
  script: 'hook.mjs',
  expect: { files: ['index.js'], log: 'built' },
});
