import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The title of a drawing',
  question: 'What happens to the title of an SVG that becomes a component?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'aria-labelledby' },
    lacks: { 'index.js': ['Home', 'role'] },
  },
});
