import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'What is removed by default',
  question: 'Is my library minified by default?',
  expect: {
    files: ['index.js', 'index.js.LICENSE.txt'],
    contains: {
      'index.js': ['netPrice * (1 + taxRate)', '/*! prices 1.0.0 | MIT */'],
      'index.js.LICENSE.txt': 'prices 1.0.0 | MIT',
    },
    lacks: { 'index.js': ['unusedRate', 'never', 'Price with tax', 'Cents are'] },
  },
});
