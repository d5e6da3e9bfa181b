import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An image next to a UMD file',
  question: 'How does a UMD file find an image that is not inlined?',
  expect: { files: ['index.js', 'static/svg/logo.svg'] },
});
