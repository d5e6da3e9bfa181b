import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.isolated with a tsconfig.json that only has references',
  question: 'Why do isolated declarations keep the alias, in dist/src?',
  expect: {
    files: ['index.js', 'src/index.d.ts', 'src/limit.d.ts'],
    contains: { 'src/index.d.ts': "'@/limit'" },
  },
});
