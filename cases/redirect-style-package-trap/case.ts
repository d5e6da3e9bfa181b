import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Less file of a package in bundleless output',
  question: 'What becomes of an import of a style sheet from a package?',
  expect: {
    files: ['index.js'],
    contains: {
      'index.js': [
        'import "buttons/button.css";',
        'import "buttons/theme.css";',
        'import "buttons/base.css";',
      ],
    },
  },
});
