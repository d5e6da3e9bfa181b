import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Live source of a workspace package',
  question: 'How do I build against the source of another package without building it first?',
  command: ['build', '--root', 'packages/slugs'],
  output: 'packages/slugs/dist',
  expect: { files: ['index.js'], contains: { 'index.js': 'text.trim()' } },
});
