import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A theme that the entry imports, with only style sheets in sideEffects',
  question: 'Why do users lose the theme that my entry imports?',
  before: [['build', '--root', 'packages/button']],
  command: ['build', '--root', 'packages/app'],
  output: 'packages/app/dist',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': ['body', '.button'] },
    lacks: { 'index.css': [':root', '.badge'] },
    logLacks: ['warn', 'error'],
  },
});
