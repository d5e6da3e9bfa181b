import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import() of a package that may be missing',
  question: 'How do I load an optional package?',
  expect: {
    files: ['index.js'],
    imports: [{ file: 'dist/index.js', holds: "typeof m.load === 'function'" }],
  },
});
