import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '@import in bundleless CSS',
  question: 'What becomes of @import in a style sheet?',
  expect: {
    files: [
      'bundle/index.css',
      'bundle/index.js',
      'bundleless/base.css',
      'bundleless/button.css',
      'bundleless/index.js',
    ],
    contains: {
      'bundle/index.css': ['margin: 0', '@import url(https://example.com/font.css)'],
      'bundleless/button.css': ['@import "./base.css";', '@import "normalize/normalize.css";'],
    },
  },
});
