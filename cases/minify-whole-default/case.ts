import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The whole default, with all comments',
  question: 'How do I change one part of the default minification?',
  expect: { files: ['index.js'] },
});
