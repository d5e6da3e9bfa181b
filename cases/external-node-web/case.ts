import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Node.js module in a package with styles',
  question: 'How do I keep imports of Node.js modules with the target web?',
  expect: { files: ['index.css', 'index.js'], contains: { 'index.js': 'from "node:path"' } },
});
