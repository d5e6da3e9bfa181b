import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'splitChunks for CommonJS entries',
  question: 'Why does splitChunks have no effect in a CommonJS build?',
  expect: { files: ['decode.cjs', 'encode.cjs'] },
});
