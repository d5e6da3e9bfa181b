import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A .scss file without the plugin',
  question: 'Why does a build fail on .scss files?',
  expect: {
    exit: 1,
    files: [],
    log: [
      'File: ./src/button.scss',
      'Module parse failed',
      'To enable support for Sass, use "@rsbuild/plugin-sass" (https://npmjs.com/package/@rsbuild/plugin-sass).',
    ],
  },
});
