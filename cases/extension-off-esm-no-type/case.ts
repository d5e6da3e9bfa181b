import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An ES module called .js in a package without type',
  question: 'Does Node.js load an ES module called .js without type?',
  expect: { files: ['index.js'], imports: [{ file: 'dist/index.js', names: ['answer'] }] },
});
