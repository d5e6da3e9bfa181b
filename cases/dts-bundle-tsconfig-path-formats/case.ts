import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.bundle.tsconfigPath for two formats',
  question: 'How do I bundle declarations with a path alias for ESM and CJS?',
  expect: {
    files: ['index.cjs', 'index.d.cts', 'index.d.ts', 'index.js'],
    contains: { 'index.d.ts': 'level: number;', 'index.d.cts': 'level: number;' },
    lacks: { 'index.d.ts': 'return', 'index.d.cts': 'return' },
  },
});
