import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A build cache that knows the flags',
  question: 'How do I make the build cache follow the command line?',
  before: [['build']],
  command: ['build', '--syntax', 'es2019'],
  expect: { files: ['index.js'], lacks: { 'index.js': ['?.', '??'] } },
});
