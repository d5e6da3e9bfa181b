import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '?worker&inline',
  question: 'Can a worker be inside the JavaScript file?',
  expect: { files: ['index.js'], contains: { 'index.js': 'new Blob(' } },
});
