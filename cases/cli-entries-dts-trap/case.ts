import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations of entries on the command line',
  question: 'Where are the declarations of entries that --entry names?',
  command: [
    'build',
    '--entry',
    'src/a/index.ts',
    '--entry',
    'src/b/index.ts',
    '--entry',
    'tool=src/c.ts',
    '--dts',
  ],
  expect: {
    files: ['a/index.d.ts', 'b/index.d.ts', 'c.d.ts', 'index0.js', 'index1.js', 'tool.js'],
  },
});
