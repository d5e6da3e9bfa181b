import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--root and bundled declarations',
  question: 'Why do bundled declarations land outside of the package?',
  before: [['build', '--root', 'packages/text']],
  command: ['build', '--root', 'packages/slugs'],
  expect: { files: ['index.d.ts'] },
});
