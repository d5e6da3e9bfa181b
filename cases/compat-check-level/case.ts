import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A parser checks the level',
  question: 'How do I find out whether my output keeps to a level of ECMAScript?',
  before: [['build']],
  script: 'check.mjs',
  expect: {
    files: ['legacy/index.js', 'modern/index.js'],
    log: ['dist/legacy/index.js: ES2019', 'dist/modern/index.js: newer'],
  },
});
