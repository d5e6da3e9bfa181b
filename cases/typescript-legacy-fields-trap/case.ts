import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Class fields with legacy decorators',
  question: 'Why do class fields become assignments when experimentalDecorators is set?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'this.width = 1;' },
    lacks: { 'index.js': 'height' },
  },
});
