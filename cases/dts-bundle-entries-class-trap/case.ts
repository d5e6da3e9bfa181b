import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A class in the bundled declarations of two entries',
  question: 'Do bundled declarations of two entries share a class?',
  expect: {
    files: ['index.d.ts', 'index.js', 'measure.d.ts', 'measure.js'],
    contains: {
      'index.d.ts': ['declare class Box', 'private readonly width'],
      'measure.d.ts': ['declare class Box', 'private readonly width'],
    },
  },
});
