import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require.resolve() in an ES module',
  question: 'Why is require not defined when I call require.resolve()?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': "require.resolve('words')" },
    imports: [{ file: 'dist/index.js', throws: 'require is not defined' }],
  },
});
