import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta of test runners and dev servers, in ESM',
  question:
    'What becomes of import.meta.vitest, import.meta.hot and import.meta.webpackContext in ESM?',
  expect: {
    contains: {
      'index.js': ['import.meta.vitest', 'import.meta.hot', 'import.meta.webpackContext('],
    },
    imports: [{ file: 'dist/index.js', holds: 'm.half(4) === 2' }],
  },
});
