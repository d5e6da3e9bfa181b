import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A project as a bundle',
  question: 'Which files does a bundle of a project with styles, images and tests have?',
  expect: {
    files: [
      'button/index.d.ts',
      'button/index.test.d.ts',
      'index.css',
      'index.d.ts',
      'index.js',
      'static/svg/icon.svg',
    ],
  },
});
