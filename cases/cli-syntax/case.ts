import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--syntax twice',
  question: 'How do I name several browsers on the command line?',
  command: ['build', '--syntax', 'chrome 70', '--syntax', 'safari 12'],
  expect: { files: ['index.js'], lacks: { 'index.js': '??' } },
});
