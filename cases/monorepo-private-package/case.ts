import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A private package inside the output',
  question: 'How do I use a workspace package that is never published?',
  before: [['build', '--root', 'packages/text']],
  expect: {
    files: ['index.d.ts', 'index.js'],
    publint: [],
    lacks: { 'index.js': '@acme', 'index.d.ts': '@acme' },
  },
});
