import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A banner with bundle: false',
  question: 'Does each file of bundleless output get the banner?',
  expect: {
    files: ['button.css', 'index.js'],
    firstLine: { 'index.js': '/* button 1.0.0 */', 'button.css': '/* button 1.0.0 */' },
  },
});
