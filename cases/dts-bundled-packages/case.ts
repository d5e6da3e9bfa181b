import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.bundle.bundledPackages',
  question: 'How do I put the types of one dependency into my declarations?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': 'declare type Words = readonly string[];' },
    lacks: { 'index.d.ts': 'import' },
  },
});
