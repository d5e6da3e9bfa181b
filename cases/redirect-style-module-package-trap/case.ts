import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A CSS Module of a package in bundleless output',
  question: 'What becomes of an import of a CSS Module from a package?',
  expect: {
    files: ['index.js'],
    contains: {
      'index.js': ['import "buttons/card.module.js";', 'import "buttons/page.module.js";'],
    },
  },
});
