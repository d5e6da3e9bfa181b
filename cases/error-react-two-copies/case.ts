import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'React in the bundle, and in the application',
  question: 'Why do hooks fail in an application that uses my package?',
  before: [['build']],
  script: 'try.mjs',
  expect: { log: ['Invalid hook call.', "Cannot read properties of null (reading 'useState')"] },
});
