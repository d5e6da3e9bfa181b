import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'More files for the build cache',
  question: 'How do I make the build cache notice postcss.config.mjs?',
  script: 'edit.mjs',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': 'green' },
    log: [
      'tsconfig.base.json: noticed',
      'paint/index.js: not noticed',
      'package-lock.json: noticed',
      'postcss.config.mjs: noticed',
    ],
  },
});
