import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two formats from one source',
  question: 'How do I build ESM and CJS at once?',
  expect: {
    files: ['index.cjs', 'index.js'],
    imports: [{ file: 'dist/index.js', names: ['toSlug'] }],
    requires: [{ file: 'dist/index.cjs', names: ['toSlug'] }],
  },
});
