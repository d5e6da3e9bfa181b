import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The field bundledDependencies',
  question: 'Are bundledDependencies bundled?',
  expect: { files: ['index.js'], contains: { 'index.js': 'from "clamp"' } },
});
