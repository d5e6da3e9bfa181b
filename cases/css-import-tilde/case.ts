import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '@import with a tilde',
  question: 'Does @import of ~package work in CSS?',
  expect: { contains: { 'index.css': ['.widget', '.button'] } },
});
