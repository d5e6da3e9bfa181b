import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--target web',
  question: 'How do I build for browsers from the command line?',
  command: ['build', '--target', 'web'],
  expect: { files: ['index.css', 'index.js'] },
});
