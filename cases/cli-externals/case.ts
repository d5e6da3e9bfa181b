import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--externals',
  question: 'How do I keep a package out of the bundle from the command line?',
  command: ['build', '--externals', 'clamp'],
  expect: { files: ['index.js'], contains: { 'index.js': 'from "clamp"' } },
});
