import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An image in the style of a Vue component, with ?url',
  question: 'How do I use an image in the style of a Vue component?',
  expect: { files: ['index.css', 'index.js', 'static/svg/icon.svg'] },
});
