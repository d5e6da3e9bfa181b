import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A silent build',
  question: 'How do I turn the output of the build off?',
  command: ['build', '--log-level', 'silent'],
  expect: { files: ['index.js'], logLacks: ['Rslib', 'built', 'ready'] },
});
