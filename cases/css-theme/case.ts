import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A theme with the entry in sideEffects',
  question: 'How do I ship a theme with one style sheet for each component?',
  before: [['build', '--root', 'packages/button']],
  command: ['build', '--root', 'packages/app'],
  output: 'packages/app/dist',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': ['body', ':root', '.button'] },
    lacks: { 'index.css': '.badge' },
  },
});
