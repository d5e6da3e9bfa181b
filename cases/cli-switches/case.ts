import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Flags that switch off',
  question: 'How do I turn an option of the config off for one build?',
  before: [['build', '--format', 'esm', '--entry', 'old=src/index.ts', '--no-dts']],
  command: [
    'build',
    '--no-dts',
    '--no-minify',
    '--no-clean',
    '--no-auto-extension',
    '--no-auto-external',
  ],
  expect: {
    files: ['index.js', 'old.js'],
    contains: { 'index.js': 'Math.max', 'old.js': 'from"clamp"' },
    logLacks: 'declaration',
  },
});
