import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two sources of one name',
  question: 'What happens when src holds index.ts and index.js?',
  expect: {
    files: ['index.js'],
    log: 'Duplicate entry index from src/index.ts and src/index.js, which may lead to the incorrect output, please rename the file.',
  },
});
