import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'peerDependencies stay imports',
  question: 'Are peer dependencies bundled?',
  expect: { files: ['index.js'], firstLine: { 'index.js': 'import { clamp } from "clamp";' } },
});
