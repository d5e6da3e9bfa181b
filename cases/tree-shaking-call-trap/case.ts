import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The result of a call stays',
  question: 'Why does an unused constant stay in a bundle?',
  before: [['build', '--root', 'packages/shapes']],
  command: ['build', '--root', 'packages/app'],
  output: 'packages/app/dist',
  expect: { files: ['index.js'], contains: { 'index.js': 'table made' } },
});
