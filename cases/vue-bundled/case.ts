import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Vue component in a bundle',
  question: 'How do I build a library of Vue components?',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.js': 'from "vue"', 'index.css': 'button[data-v-' },
  },
});
