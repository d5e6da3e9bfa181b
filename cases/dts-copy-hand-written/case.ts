import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Hand-written declarations copied',
  question: 'How do I get my own .d.ts file into dist?',
  expect: {
    files: ['index.d.ts', 'index.js', 'words.d.ts'],
    contains: { 'index.d.ts': './words' },
  },
});
