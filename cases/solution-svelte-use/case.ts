import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package of Svelte components, rendered in Node.js',
  question: 'How do I try a Svelte component before I publish it?',
  before: [['build']],
  script: 'try.js',
  expect: { log: '<button type="button">Stars: 0</button>' },
});
