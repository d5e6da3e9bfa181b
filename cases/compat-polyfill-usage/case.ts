import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Polyfills by usage',
  question: 'How do I make a library bring the polyfills it needs?',
  expect: { files: ['index.js'] },
});
