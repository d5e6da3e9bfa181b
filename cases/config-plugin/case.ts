import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A plugin of your own',
  question: 'How do I run code after a build?',
  expect: { files: ['index.js'], log: 'slugs: the build is done' },
});
