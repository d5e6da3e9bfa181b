import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A native addon and an entry with a folder in its name',
  question: 'Why does a bundle in a folder not find its native addon?',
  expect: {
    files: ['cli/run.js', 'hash.node'],
    imports: [{ file: 'dist/cli/run.js', throws: 'hash.node' }],
  },
});
