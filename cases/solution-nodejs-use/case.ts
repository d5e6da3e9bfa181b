import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package for Node.js, used by its own name',
  question: 'How do I try a Node.js package with import and require before I publish it?',
  before: [['build']],
  script: 'try.js',
  expect: { log: ['import: 6', 'require: 2', 'file: 17'] },
});
