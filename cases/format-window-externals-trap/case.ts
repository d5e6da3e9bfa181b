import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Another type of library with an external package',
  question: 'Why is __rspack_external not defined in my script?',
  expect: {
    files: ['index.js'],
    imports: [{ file: 'dist/index.js', throws: '__rspack_external' }],
  },
});
