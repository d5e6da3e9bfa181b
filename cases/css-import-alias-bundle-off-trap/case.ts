import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An alias in @import of a style sheet',
  question: 'Is an alias in a CSS @import resolved with bundle: false?',
  expect: { contains: { 'index.css': '@import "@/theme.css"' } },
});
