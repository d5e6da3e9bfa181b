import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two images of one name, in their folders',
  question: 'How do I keep the folders of images?',
  expect: { files: ['index.js', 'static/svg/src/close/icon.svg', 'static/svg/src/open/icon.svg'] },
});
