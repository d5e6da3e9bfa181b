import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A small image in UMD',
  question: 'Why is my image inside the UMD file?',
  expect: { files: ['index.js'], contains: { 'index.js': 'data:image/svg+xml;base64,' } },
});
