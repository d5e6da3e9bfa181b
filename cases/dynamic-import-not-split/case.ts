import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import() kept in the same file',
  question: 'How do I keep import() from creating a file?',
  expect: {
    files: ['index.cjs', 'index.js'],
    imports: [{ file: 'dist/index.js', holds: '(await m.loadWords()).words.length === 2' }],
    requires: [{ file: 'dist/index.cjs', holds: '(await m.loadWords()).words.length === 2' }],
  },
});
