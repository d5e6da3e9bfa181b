import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'autoExtension: false, CommonJS in a package of type module',
  question: 'Why does Node.js say “exports is not defined” for my CommonJS file?',
  expect: {
    files: ['index.js'],
    requires: [{ file: 'dist/index.js', throws: 'is not defined in ES module scope' }],
    imports: [{ file: 'dist/index.js', throws: 'is not defined in ES module scope' }],
  },
});
