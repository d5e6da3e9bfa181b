import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The same project, file by file',
  question: 'Which files does bundleless output of a project with styles, images and tests have?',
  expect: {
    files: [
      'button/button.css',
      'button/icon.js',
      'button/index.d.ts',
      'button/index.js',
      'button/index.test.d.ts',
      'button/index.test.js',
      'index.d.ts',
      'index.js',
      'static/svg/icon.svg',
    ],
  },
});
