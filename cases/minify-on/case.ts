import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.minify: true',
  question: 'How do I minify a library?',
  expect: {
    files: ['index.js', 'index.js.LICENSE.txt'],
    lacks: { 'index.js': ['netPrice', 'taxRate', '\n  '] },
    contains: { 'index.js': 'addTax' },
  },
});
