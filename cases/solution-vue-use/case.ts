import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package of Vue components, rendered in Node.js',
  question: 'How do I try a Vue component before I publish it?',
  before: [['build']],
  script: 'try.js',
  expect: { log: '>Stars: 0</button>' },
});
