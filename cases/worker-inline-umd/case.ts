import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '?worker&inline in a UMD file',
  question: 'How does a UMD file from a CDN start a worker?',
  expect: { files: ['index.js'], contains: { 'index.js': 'new Blob(' } },
});
