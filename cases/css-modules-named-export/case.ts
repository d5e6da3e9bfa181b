import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Class names as named exports',
  question: 'How do I import class names by name?',
  expect: {
    files: ['index.css', 'index.js'],
    imports: [{ file: 'dist/index.js', holds: "m.className.startsWith('button-')" }],
  },
});
