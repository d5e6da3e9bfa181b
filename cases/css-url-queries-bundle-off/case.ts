import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Queries of url() in bundleless output',
  question: 'Do ?inline and ?url work in a style sheet with bundle: false?',
  expect: {
    files: ['button.css', 'index.js', 'logo.js', 'static/svg/logo.svg'],
    contains: { 'button.css': ['url(data:image/svg+xml;base64,', 'url(./static/svg/logo.svg)'] },
  },
});
