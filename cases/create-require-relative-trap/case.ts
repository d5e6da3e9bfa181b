import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A relative createRequire()',
  question: 'Why is a file that I load with createRequire not in dist?',
  expect: {
    files: ['index.js'],
    imports: [{ file: 'dist/index.js', throws: "Cannot find module './words.json'" }],
  },
});
