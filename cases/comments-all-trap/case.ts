import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Comments kept, names lost',
  question: 'Why is my code mangled when I only ask for all comments?',
  expect: {
    files: ['index.js', 'index.js.LICENSE.txt'],
    contains: { 'index.js': 'Price with tax' },
    lacks: { 'index.js': ['netPrice', 'taxRate'] },
  },
});
