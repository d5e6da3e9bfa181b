import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Code that CommonJS entries share in a file of its own',
  question: 'How do I use splitChunks for a CommonJS library?',
  expect: {
    files: ['decode.cjs', 'encode.cjs', 'shared.cjs'],
    contains: { 'shared.cjs': 'abcdefghij' },
    lacks: { 'decode.cjs': 'abcdefghij', 'encode.cjs': 'abcdefghij' },
    requires: [
      {
        file: 'dist/encode.cjs',
        names: ['encode', 'letters'],
        holds: "m.encode(1) === 'b' && m.letters !== require('./decode.cjs').letters",
      },
    ],
  },
});
