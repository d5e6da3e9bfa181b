import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false and devDependencies',
  question: 'Why does my output import a dev dependency?',
  expect: { files: ['index.js'], contains: { 'index.js': 'import { clamp } from "clamp";' } },
});
