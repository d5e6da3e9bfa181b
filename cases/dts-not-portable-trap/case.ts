import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An inferred type of a package that you do not list',
  question: 'Why do my declarations import a package that my users do not have?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': 'import("inner").Inner' },
  },
});
