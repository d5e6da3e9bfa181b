import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'No configuration at all',
  question: 'What does rslib build without a config file?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'export { toSlug };' },
    log: ['Rslib v1.0.1', 'dist/index.js'],
    imports: [
      {
        file: 'dist/index.js',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
    ],
  },
});
