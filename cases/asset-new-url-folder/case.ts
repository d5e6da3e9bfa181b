import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A folder in new URL(), left alone',
  question: 'How does a command read files of a folder that it ships?',
  expect: {
    files: ['index.js'],
    imports: [{ file: 'dist/index.js', holds: "m.read('a') === 'a\\n'" }],
  },
});
