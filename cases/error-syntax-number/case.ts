import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'syntax is a number',
  question: 'What does “syntaxItem.toLowerCase is not a function” mean?',
  expect: { exit: 1, files: [], log: 'TypeError: syntaxItem.toLowerCase is not a function' },
});
