import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: iife, bundled, "type": "module"',
  question: 'What are the files of the iife format called with "type": "module"?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': "(()=>{\n    console.log('ready');\n})();" },
    lacks: { 'index.js': 'export' },
  },
});
