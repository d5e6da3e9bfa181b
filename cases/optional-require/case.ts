import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require() of a package that may be missing',
  question: 'What becomes of an optional require()?',
  expect: {
    files: ['index.js'],
    log: "Module not found: Can't resolve 'fsevents-lite'",
    contains: { 'index.js': "Cannot find module 'fsevents-lite'" },
  },
});
