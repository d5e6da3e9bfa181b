import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Exports without a written type, with isolated declarations',
  question: 'Which exports need a written type with dts.isolated?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': ['limit = 40', 'readonly [16, 32]', 'count: number'] },
  },
});
