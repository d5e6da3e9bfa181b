import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A style banner that the minifier keeps',
  question: 'How do I keep a banner in minified CSS of bundleless output?',
  expect: {
    files: ['button.css', 'index.js'],
    firstLine: { 'button.css': '/*! button 1.0.0 */' },
  },
});
