import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false and ?raw',
  question: 'What does ?raw become in bundleless output?',
  expect: {
    files: ['index.js', 'logo.js', 'static/svg/logo.svg'],
    contains: { 'index.js': 'from "./logo.js"' },
  },
});
