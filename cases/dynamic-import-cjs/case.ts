import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import() in CommonJS',
  question: 'What happens to import() in a CommonJS build?',
  expect: {
    files: ['index.cjs', 's.cjs'],
    requires: [{ file: 'dist/index.cjs', holds: '(await m.loadWords()).words.length === 2' }],
  },
});
