import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.externals',
  question: 'How do I keep one package out of the bundle?',
  expect: { files: ['index.js'], firstLine: { 'index.js': 'import { clamp } from "clamp";' } },
});
