import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Entries on the command line',
  question: 'What are entries called that --entry names?',
  command: [
    'build',
    '--entry',
    'src/a/index.ts',
    '--entry',
    'src/b/index.ts',
    '--entry',
    'tool=src/c.ts',
  ],
  expect: { files: ['index0.js', 'index1.js', 'tool.js'] },
});
