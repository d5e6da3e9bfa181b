import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An accessor field without engines.node',
  question: 'Is an `accessor` field rewritten without `engines.node`?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'get count()' },
  },
});
