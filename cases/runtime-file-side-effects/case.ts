import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Entries that share CommonJS, with the output in sideEffects',
  question: 'Which files go into sideEffects when entries share CommonJS?',
  before: [['build', '--root', 'packages/limits']],
  command: ['build', '--root', 'packages/app'],
  output: 'packages/app/dist',
  expect: {
    files: ['index.js'],
    imports: [{ file: 'packages/app/dist/index.js', holds: 'm.limit === 10' }],
  },
});
