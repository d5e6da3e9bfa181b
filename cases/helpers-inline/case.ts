import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Helpers in the file',
  question: 'Where do the helper functions at the top of my file come from?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '_async_to_generator' },
    lacks: { 'index.js': ['class Counter', '@swc/helpers'] },
  },
});
