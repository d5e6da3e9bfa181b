import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'SystemJS with an external package',
  question: 'How does a SystemJS module import a package?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'System.register([' },
    lacks: { 'index.js': 'System.register([]' },
  },
});
