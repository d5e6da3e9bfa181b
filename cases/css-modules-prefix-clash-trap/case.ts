import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A prefix alone for class names',
  question: 'Why do two style sheets get the same class name?',
  expect: {
    files: ['index.css', 'index.js'],
    imports: [{ file: 'dist/index.js', holds: 'm.names[0] === m.names[1]' }],
  },
});
