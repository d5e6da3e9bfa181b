import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.env in CommonJS',
  question: 'Why does my CommonJS file fail on import.meta.env?',
  expect: {
    files: ['index.cjs'],
    contains: { 'index.cjs': '(void 0).MODE' },
    requires: [{ file: 'dist/index.cjs', throws: 'Cannot read properties of undefined' }],
    logLacks: 'error',
  },
});
