import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An inspection from JavaScript',
  question: 'How does a script see the final configs?',
  script: 'inspect.mjs',
  expect: { files: [], log: ['node', 'commonjs-import'] },
});
