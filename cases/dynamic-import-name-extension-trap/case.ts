import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The extension of a chunk whose name is set',
  question: 'Why does import() fail in CommonJS with a chunkFilename?',
  expect: {
    files: ['chunks/words.js', 'index.cjs'],
    requires: [
      {
        file: 'dist/index.cjs',
        holds: 'await Promise.resolve().then(m.load).then(() => false, () => true)',
      },
    ],
  },
});
