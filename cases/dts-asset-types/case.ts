import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Types of imported images',
  question: 'How do imports of images get types?',
  expect: {
    files: ['index.d.ts', 'index.js', 'static/svg/logo.svg'],
    contains: { 'index.d.ts': 'getLogo: () => string' },
  },
});
