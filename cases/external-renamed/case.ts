import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An external under another name',
  question: 'How do I import another package in place of one?',
  expect: { files: ['index.js'], firstLine: { 'index.js': 'import { clamp } from "clamp-lite";' } },
});
