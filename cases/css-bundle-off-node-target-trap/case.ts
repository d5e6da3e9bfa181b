import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false, CSS and the default target',
  question: 'Why does my output import a CSS file that is not there?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'button.css' },
    logLacks: ['warn', 'error'],
  },
});
