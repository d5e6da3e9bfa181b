import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Bundled declarations without the condition of live source',
  question: 'How do I bundle declarations of a private package that I build from source?',
  before: [['build', '--root', 'packages/text']],
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': 'raise(): number;' },
    lacks: { 'index.d.ts': ['return', '@acme'] },
  },
});
