import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '__dirname in a .js file of a package of ES modules',
  question: 'Why is __dirname not replaced?',
  expect: { files: ['index.js'], contains: { 'index.js': '__dirname' }, logLacks: 'warn' },
});
