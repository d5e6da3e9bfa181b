import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import() becomes a chunk',
  question: 'What happens to import() in an ESM build?',
  expect: {
    files: ['index.js', 'words.js'],
    imports: [{ file: 'dist/index.js', holds: '(await m.loadWords()).words.length === 2' }],
  },
});
