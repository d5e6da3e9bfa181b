import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The address of a file in CJS',
  question: 'Why does my CJS file throw “Automatic publicPath is not supported in this browser”?',
  expect: {
    requires: [
      { file: 'dist/index.cjs', throws: 'Automatic publicPath is not supported in this browser' },
    ],
  },
});
