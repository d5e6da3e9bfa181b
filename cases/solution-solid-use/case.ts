import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package of Solid components, rendered in Node.js',
  question: 'How do I try a Solid component before I publish it?',
  before: [['build']],
  script: 'try.js',
  expect: { log: 'Stars' },
});
