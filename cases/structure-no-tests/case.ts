import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The same project without its tests',
  question: 'How do I keep tests out of dist, declarations included?',
  expect: {
    files: [
      'button/button.css',
      'button/icon.js',
      'button/index.d.ts',
      'button/index.js',
      'index.d.ts',
      'index.js',
      'static/svg/icon.svg',
    ],
  },
});
