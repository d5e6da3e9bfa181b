import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.glob of Vite',
  question: 'Does Rslib know import.meta.glob()?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': "import.meta.glob('./parts/*.js')" },
    imports: [{ file: 'dist/index.js', throws: 'is not a function' }],
    logLacks: ['warn', 'error'],
  },
});
