import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '“sideEffects”: false',
  question: 'How do I tell bundlers that unused modules may go?',
  before: [['build', '--root', 'packages/shapes']],
  command: ['build', '--root', 'packages/app'],
  output: 'packages/app/dist',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'side * side' },
    lacks: { 'index.js': 'circle' },
  },
});
