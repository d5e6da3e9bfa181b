import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '?worker',
  question: 'Does ?worker work?',
  expect: {
    files: ['counter.js', 'index.js'],
    contains: { 'index.js': 'new Worker(new URL("./counter.js", import.meta.url)' },
    imports: [
      {
        file: 'dist/index.js',
        holds:
          "(() => { try { new m.Counter(); } catch (error) { return error.message === 'Worker is not defined'; } })()",
      },
    ],
  },
});
