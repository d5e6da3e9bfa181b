import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Stories left out of the build',
  question: 'How do I keep stories out of dist?',
  expect: { files: ['Button.js', 'index.js'] },
});
