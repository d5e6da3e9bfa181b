import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'optionalDependencies stay imports',
  question: 'Are optional dependencies bundled?',
  expect: { files: ['index.js'], firstLine: { 'index.js': 'import { clamp } from "clamp";' } },
});
