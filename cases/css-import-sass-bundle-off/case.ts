import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '@import and @use in bundleless Sass and Less',
  question: 'What becomes of @use and @import in Sass and Less with bundle: false?',
  expect: {
    files: ['_base.css', 'index.js', 'menu.css', 'tabs.css'],
    contains: { 'menu.css': ['color: teal', 'font-size: 2rem'], 'tabs.css': 'color: navy' },
    lacks: { 'menu.css': ['@use', '@import'], 'tabs.css': '@import' },
  },
});
