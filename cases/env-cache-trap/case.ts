import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A new variable and the build cache',
  question: 'Why is a variable that I added to .env not replaced?',
  before: [['build', '--no-env']],
  expect: { files: ['index.js'], contains: { 'index.js': 'process.env.PUBLIC_ADDRESS' } },
});
