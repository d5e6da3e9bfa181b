import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Neither banner nor footer',
  question: 'What do the files look like without a banner?',
  expect: { files: ['index.css', 'index.d.ts', 'index.js'] },
});
