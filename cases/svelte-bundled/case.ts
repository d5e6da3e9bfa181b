import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Svelte component in a bundle',
  question: 'How do I build a library of Svelte components?',
  expect: { files: ['index.js'], contains: { 'index.js': 'from "svelte/internal/client"' } },
});
