import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'UMD as .js in a package of ES modules',
  question: 'Why does requiring my UMD file give an empty module?',
  expect: {
    files: ['index.js'],
    requires: [{ file: 'dist/index.js', names: [] }],
    imports: [{ file: 'dist/index.js', names: [] }],
  },
});
