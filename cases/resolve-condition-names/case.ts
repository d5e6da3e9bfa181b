import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A condition of exports',
  question: 'How do I choose a condition of exports for bundled packages?',
  expect: { files: ['index.js'], contains: { 'index.js': 'for worker' } },
});
