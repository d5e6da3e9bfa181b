import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A UMD global that is the default export',
  question: 'How do I make the global of a UMD file the function itself?',
  expect: { files: ['index.js'], contains: { 'index.js': 'root["toSlug"]' } },
});
