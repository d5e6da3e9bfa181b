import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--format over two lib items',
  question: 'Does --format choose a lib item or change it?',
  command: ['build', '--format', 'cjs'],
  expect: { files: ['a/index.cjs', 'b/index.cjs'] },
});
