import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A list of the files',
  question: 'How do I get a list of what a build wrote?',
  expect: {
    files: ['index.js', 'manifest.json'],
    contains: { 'index.js': 'Gr\\xfc\\xdfe', 'manifest.json': '"allFiles"' },
  },
});
