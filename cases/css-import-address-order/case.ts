import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Addresses imported by two style sheets',
  question: 'Where is the @import of an address in one style sheet?',
  expect: { firstLine: { 'index.css': '@import url(https://fonts.example/a.css);' } },
});
