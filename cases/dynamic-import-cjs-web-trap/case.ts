import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import() in CommonJS for the target web',
  question: 'Why does CommonJS with import() and the target web fail in Node.js?',
  expect: {
    files: ['index.cjs', 's.cjs'],
    requires: [
      { file: 'dist/index.cjs', throws: 'Automatic publicPath is not supported in this browser' },
    ],
  },
});
