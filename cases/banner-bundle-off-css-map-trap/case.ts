import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'banner.css, bundle: false and a source map',
  question: 'Why can the source map of my CSS not be read?',
  expect: {
    files: ['button.css', 'button.css.map', 'index.js', 'index.js.map'],
    contains: { 'button.css.map': '/*! Button */' },
  },
});
