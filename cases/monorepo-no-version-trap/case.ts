import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A private package without a version',
  question: 'Why do merged declarations still import a private package?',
  before: [['build', '--root', 'packages/text']],
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': "from '@acme/text'" },
    lacks: { 'index.js': '@acme' },
  },
});
