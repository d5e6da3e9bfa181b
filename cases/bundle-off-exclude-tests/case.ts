import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false without tests',
  question: 'How do I keep tests out of a build with bundle: false?',
  expect: { files: ['index.js', 'splitWords.js'] },
});
