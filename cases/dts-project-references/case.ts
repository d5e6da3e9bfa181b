import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.build with project references',
  question: 'How do I build declarations of a package that references another?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': 'export declare const toSlug: (title: string) => string;' },
  },
});
