import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'exports written by a script',
  question: 'How do I generate the exports map?',
  before: [['build']],
  script: 'exports.mjs',
  expect: { publint: [], log: '"types": "./dist/encode.d.ts"' },
});
