import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A page next to the library',
  question: 'Can Rslib write an HTML page?',
  expect: {
    files: ['index.html', 'index.js'],
    contains: { 'index.html': ['<title>Slugs</title>', '<script type="module" src="index.js">'] },
  },
});
