import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'No licence file',
  question: 'How do I get rid of index.js.LICENSE.txt?',
  expect: { files: ['index.js'], contains: { 'index.js': '/*! prices 1.0.0 | MIT */' } },
});
