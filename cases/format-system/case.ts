import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'SystemJS',
  question: 'How do I build for SystemJS?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'System.register([]' },
  },
});
