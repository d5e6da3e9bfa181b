import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'UMD external named by a string',
  question: 'Why does my UMD file require a package called React?',
  expect: {
    files: ['index.js'],
    contains: {
      'index.js': [
        'require("React")',
        'define([\n        "React"\n    ], factory)',
        'root["React"]',
      ],
    },
    lacks: { 'index.js': 'require("react")' },
  },
});
