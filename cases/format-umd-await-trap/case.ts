import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Top-level await in UMD',
  question: 'Why is the global of my UMD file a Promise?',
  expect: {
    files: ['index.js'],
    requires: [
      { file: 'dist/index.js', holds: "typeof m.then === 'function' && m.answer === undefined" },
    ],
  },
});
