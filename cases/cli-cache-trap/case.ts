import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A flag and the build cache',
  question: 'Why does a flag have no effect on the second build?',
  before: [['build']],
  command: ['build', '--syntax', 'es2019'],
  expect: { files: ['index.js'], contains: { 'index.js': 'size?.width ?? 10' } },
});
