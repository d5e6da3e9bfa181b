import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two images of one name in a style sheet',
  question: 'Why does a style sheet show the wrong image?',
  expect: { files: ['index.css', 'index.js', 'static/svg/icon.svg'] },
});
