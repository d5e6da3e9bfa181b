import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations against live source',
  question: 'Why do declarations fail when types come from the source of another package?',
  command: ['build', '--root', 'packages/slugs'],
  output: 'packages/slugs/dist',
  expect: {},
});
