import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.autoExternal: false with bundle: false',
  question: 'Why are packages still imported with output.autoExternal: false?',
  expect: { files: ['index.js'], firstLine: { 'index.js': 'import { clamp } from "clamp";' } },
});
