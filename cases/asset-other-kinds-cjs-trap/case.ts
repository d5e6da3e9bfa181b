import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A text file as an asset in CommonJS',
  question: 'Why does a CJS file with an import of a .txt file not load?',
  expect: {
    files: ['index.cjs', 'static/assets/words.txt'],
    requires: [
      {
        file: 'dist/index.cjs',
        throws: 'Automatic publicPath is not supported in this browser',
      },
    ],
  },
});
