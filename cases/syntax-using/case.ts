import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'using without a syntax level',
  question: 'Which syntax does Rslib rewrite without a level?',
  expect: {
    files: ['index.js'],
    lacks: { 'index.js': 'using _held' },
    contains: { 'index.js': '_ts_add_disposable_resource' },
  },
});
