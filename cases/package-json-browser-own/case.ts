import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The field browser of your own package',
  question: 'Does the build read browser in my own package.json?',
  expect: {
    contains: { 'node/index.js': 'memory', 'web/index.js': 'localStorage' },
  },
});
