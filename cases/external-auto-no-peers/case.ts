import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'autoExternal without peer dependencies',
  question: 'How do I bundle my peer dependencies?',
  expect: { files: ['index.js'], lacks: { 'index.js': 'from "clamp"' } },
});
