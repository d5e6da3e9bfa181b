import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'engines.node and the web',
  question: 'Does engines.node change a build for browsers?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['options?.size?.width ?? 10', '#width'] },
  },
});
