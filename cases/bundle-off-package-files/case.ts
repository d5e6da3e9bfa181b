import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package of several files in bundleless output',
  question: 'Are other files and packages copied with a package in bundleless output?',
  expect: { contains: { 'index.js': ['part of words', 'part of letters'] } },
});
