import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--root',
  question: 'How do I build a package from another folder?',
  command: ['build', '--root', 'packages/slugs'],
  output: 'packages/slugs/dist',
  expect: { files: ['index.cjs'] },
});
