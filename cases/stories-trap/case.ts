import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Stories in src with bundle: false',
  question: 'Why are my stories in dist?',
  expect: { files: ['Button.js', 'Button.stories.js', 'index.js'] },
});
