import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Tests and the configuration of an item',
  question: 'Why is a constant of rslib.config.ts not defined in my tests?',
  script: 'test.mjs',
  expect: { files: [], log: ['SEPARATOR is not defined', 'Tests 1 failed'] },
});
