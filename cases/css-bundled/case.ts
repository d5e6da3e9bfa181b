import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A stylesheet in a bundle',
  question: 'Where does my CSS go when source is bundled?',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': 'color: teal' },
    lacks: { 'index.js': '.css' },
  },
});
