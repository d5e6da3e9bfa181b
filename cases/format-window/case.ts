import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A function that sets a global name',
  question: 'How does an IIFE get a global name?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'window.Slugs = ' },
    firstLine: { 'index.js': '(()=>{' },
    lacks: { 'index.js': 'module.exports' },
  },
});
