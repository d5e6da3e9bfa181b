import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'All comments kept',
  question: 'How do I keep comments and everything else of the default?',
  expect: {
    files: ['index.js', 'index.js.LICENSE.txt'],
    contains: { 'index.js': ['Price with tax', 'netPrice'] },
  },
});
