import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'injectStyles of CSS Modules with bundle: false',
  question: 'Does injectStyles work for CSS Modules with bundle: false?',
  expect: {
    files: ['button.module.js', 'index.js', 'rslib-runtime.js'],
    contains: {
      'button.module.js': 'color: teal',
      'index.js': 'from "./button.module.js"',
    },
  },
});
