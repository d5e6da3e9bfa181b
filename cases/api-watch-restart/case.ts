import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A changed config file in a watch build from JavaScript',
  question: 'How does a script notice that the config file has changed?',
  script: 'watch.mjs',
  expect: { files: ['index.js'], log: 'restart: change' },
});
