import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An ES module',
  question: 'What does an ESM build look like?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'export { toSlug };' },
    lacks: { 'index.js': ['__webpack_require__', 'exports.'] },
    imports: [
      {
        file: 'dist/index.js',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
    ],
    publint: [],
  },
});
