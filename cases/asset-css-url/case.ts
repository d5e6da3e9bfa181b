import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An image in a style sheet',
  question: 'Where do images and fonts go that CSS names with url()?',
  expect: { files: ['index.css', 'index.js', 'static/svg/logo.svg'] },
});
