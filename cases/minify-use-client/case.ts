import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '“use client” in a minified file',
  question: 'How do I minify and keep “use client”?',
  expect: { files: ['index.js'], contains: { 'index.js': '"use client";' } },
});
