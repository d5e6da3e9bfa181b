import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two entries that share a module',
  question: 'What is the third file when two ESM entries share code?',
  expect: {
    files: ['decode.js', 'encode.js', 's.js'],
    firstLine: { 'encode.js': 'import { alphabet } from "./s.js";' },
    imports: [{ file: 'dist/encode.js', holds: "m.encode('cab').join() === '2,0,1'" }],
  },
});
