import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A script that uses the library',
  question: 'How do I build a script for pages from a library?',
  expect: {
    files: ['page.js'],
    contains: { 'page.js': 'document.title = toSlug' },
    lacks: { 'page.js': 'export' },
  },
});
