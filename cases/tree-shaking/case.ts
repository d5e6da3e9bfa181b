import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Unused exports in a consumer’s bundle',
  question: 'Do consumers get only what they import?',
  before: [['build', '--root', 'packages/shapes']],
  command: ['build', '--root', 'packages/app'],
  output: 'packages/app/dist',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'side * side' },
    lacks: { 'index.js': ['circle', 'Math.PI'] },
  },
});
