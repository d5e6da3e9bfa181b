import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package in no list, with bundle: false',
  question: 'What does bundleless output do with a package in no list?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['from "clamp"', 'from "clamp/strict"'] },
  },
});
