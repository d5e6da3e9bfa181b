import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Assets on another server',
  question: 'How do I load images from a CDN?',
  expect: {
    contains: {
      'index.css': 'https://cdn.example.com/static/svg/logo.svg',
      'l.js': 'https://cdn.example.com/',
    },
  },
});
