import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Keep dev dependencies out',
  question: 'How do I keep devDependencies out of the bundle as well?',
  expect: { files: ['index.js'], firstLine: { 'index.js': 'import { clamp } from "clamp";' } },
});
