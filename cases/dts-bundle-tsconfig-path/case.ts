import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.bundle.tsconfigPath',
  question: 'How do I bundle declarations with a path alias?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': 'level: number;' },
    lacks: { 'index.d.ts': 'return' },
  },
});
