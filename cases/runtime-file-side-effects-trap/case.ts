import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Entries that share CommonJS, with "sideEffects": false',
  question:
    'Why does an application fail with “is not a function” after my entries share CommonJS?',
  before: [['build', '--root', 'packages/limits']],
  command: ['build', '--root', 'packages/app'],
  output: 'packages/app/dist',
  expect: {
    files: ['index.js'],
    logLacks: ['warn', 'error'],
    imports: [
      { file: 'packages/limits/dist/index.js', holds: 'm.lower(99) === 10' },
      { file: 'packages/app/dist/index.js', throws: 'is not a function' },
    ],
  },
});
