import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false, one entry and ?raw',
  question: 'Why is the module of an imported file missing in bundleless output?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': './words.js' },
    imports: [{ file: 'dist/index.js', throws: 'words.js' }],
  },
});
