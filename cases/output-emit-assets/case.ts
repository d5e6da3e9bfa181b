import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Assets of the first format only',
  question: 'How do I write an image once for two formats?',
  expect: { files: ['index.cjs', 'index.js', 'static/svg/logo.svg'] },
});
