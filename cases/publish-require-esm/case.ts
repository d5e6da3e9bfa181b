import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An ES module, required',
  question: 'What does require() give for an ES module?',
  expect: {
    files: ['index.js'],
    requires: [
      {
        file: 'dist/index.js',
        holds: "m.default('a b') === 'a-b' && m.separator === '-' && m.__esModule === true",
      },
    ],
    imports: [{ file: 'dist/index.js', names: ['default', 'separator'] }],
  },
});
