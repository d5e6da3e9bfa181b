import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Solid component in a bundle',
  question: 'How do I build a library of Solid components?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['from "solid-js/web"', '<button type='] },
  },
});
