import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.autoExternal.packageJson',
  question: 'How do I keep packages out that another package.json lists?',
  expect: { files: ['index.js'], contains: { 'index.js': ['from "words"', 'from "clamp"'] } },
});
