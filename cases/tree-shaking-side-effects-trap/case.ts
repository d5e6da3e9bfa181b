import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A module that runs code stays',
  question: 'Why is code that I never use in my consumers’ bundle?',
  before: [['build', '--root', 'packages/shapes']],
  command: ['build', '--root', 'packages/app'],
  output: 'packages/app/dist',
  expect: { files: ['index.js'], contains: { 'index.js': 'circle loaded' } },
});
