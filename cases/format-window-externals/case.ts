import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A global name and an external package without UMD',
  question: 'How does a script with a global name read another global?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['window.React', 'window.Slugs = '] },
    lacks: { 'index.js': '__rspack_external' },
  },
});
