import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: iife, bundled, no "type"',
  question: 'What are the files of the iife format called with no "type"?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': "(()=>{\n    console.log('ready');\n})();" },
    lacks: { 'index.js': 'export' },
  },
});
