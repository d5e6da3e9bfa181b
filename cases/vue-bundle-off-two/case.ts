import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two Vue components, one file each',
  question: 'Which file do Vue components share with bundle: false?',
  expect: {
    files: ['Link.css', 'Link.js', 'Menu.css', 'Menu.js', 'index.js', 'o.js', 'rslib-runtime.js'],
    contains: { 'Link.js': 'import "./o.js";', 'Menu.js': 'import "./o.js";' },
  },
});
