import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The package of the quick start, used by its own name',
  question: 'How do I try a package before I publish it?',
  before: [['build']],
  script: 'try.js',
  expect: { files: ['index.d.ts', 'index.js'], log: 'Hello, world!' },
});
