import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Shims for __dirname and __filename',
  question: 'How do I keep __dirname working in an ESM build?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'fileURLToPath' },
    imports: [
      {
        file: 'dist/index.js',
        names: ['file', 'folder'],
        holds: "m.file.endsWith('index.js') && m.folder.endsWith('dist')",
      },
    ],
  },
});
