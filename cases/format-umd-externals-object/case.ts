import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'UMD external with a name per loader',
  question: 'How do I keep React out of a UMD build under the right name everywhere?',
  expect: {
    files: ['index.js'],
    contains: {
      'index.js': [
        'require("react")',
        'define([\n        "react"\n    ], factory)',
        'root["React"]',
      ],
    },
  },
});
