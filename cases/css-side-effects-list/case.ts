import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A barrel in sideEffects, and its style sheet',
  question: 'How do I keep the style sheet that a barrel imports?',
  expect: { files: ['index.css', 'index.js'] },
});
