import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two CommonJS entries',
  question: 'Do CommonJS entries share code?',
  expect: {
    files: ['decode.cjs', 'encode.cjs'],
    contains: { 'decode.cjs': 'abcdefghij', 'encode.cjs': 'abcdefghij' },
  },
});
