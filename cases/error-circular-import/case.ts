import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two modules that import each other',
  question: 'Why can a class not be accessed before initialization?',
  before: [['build']],
  script: 'try.mjs',
  expect: {
    files: ['index.js'],
    log: "ReferenceError: Cannot access 'Shape' before initialization",
  },
});
