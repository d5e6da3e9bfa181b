import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--no-env',
  question: 'How do I build without the variables of .env?',
  command: ['build', '--no-env'],
  expect: { files: ['index.js'], contains: { 'index.js': 'process.env.PUBLIC_ADDRESS' } },
});
