import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A call marked as pure',
  question: 'How do I mark a call that may be dropped?',
  before: [['build', '--root', 'packages/shapes']],
  command: ['build', '--root', 'packages/app'],
  output: 'packages/app/dist',
  expect: { files: ['index.js'], lacks: { 'index.js': 'table made' } },
});
