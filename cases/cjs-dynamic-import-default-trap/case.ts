import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The default of import() in a CJS build without a bundle',
  question: 'Why is the default of import() an object in CJS?',
  script: 'try.mjs',
  before: [['build']],
  expect: { log: ['files object', 'bundle function'] },
});
