import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: iife, bundled, "type": "module", autoExtension off',
  question:
    'What are the files of the iife format called with "type": "module" and autoExtension off?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': "(()=>{\n    console.log('ready');\n})();" },
    lacks: { 'index.js': 'export' },
  },
});
