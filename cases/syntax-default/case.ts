import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Newest syntax by default',
  question: 'Which syntax does a build emit if I set nothing?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['options?.size?.width ?? 10', '#width'] },
  },
});
