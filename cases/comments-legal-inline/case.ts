import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Licence comments inside minified code',
  question: 'How do I keep licence comments in the file itself?',
  expect: { files: ['index.js'] },
});
