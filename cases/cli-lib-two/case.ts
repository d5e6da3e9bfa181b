import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two lib items by name',
  question: 'How do I build some of my outputs?',
  command: ['build', '--lib', 'esm', '--lib', 'browser'],
  expect: { files: ['browser/index.js', 'esm/index.js'] },
});
