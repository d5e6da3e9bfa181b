import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One package, two levels of syntax',
  question: 'How do I publish modern output and output for older browsers?',
  expect: {
    files: ['legacy/index.js', 'modern/index.js'],
    contains: { 'modern/index.js': 'options?.size?.width ?? 10' },
    lacks: { 'legacy/index.js': ['??', '?.'] },
  },
});
