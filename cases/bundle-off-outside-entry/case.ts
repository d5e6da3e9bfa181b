import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false with two source folders',
  question: 'How do I build files outside of src as well?',
  expect: {
    files: ['shared/limit.js', 'src/index.js'],
    contains: { 'src/index.js': '"../shared/limit.js"' },
    imports: [{ file: 'dist/src/index.js', holds: 'm.limit === 10' }],
  },
});
