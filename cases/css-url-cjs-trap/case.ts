import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import of a style sheet with ?url in CJS',
  question: 'Why does CJS with a style sheet and ?url fail when it is loaded?',
  expect: {
    files: ['button.css', 'index.cjs'],
    requires: [
      { file: 'dist/index.cjs', throws: 'Automatic publicPath is not supported in this browser' },
    ],
  },
});
