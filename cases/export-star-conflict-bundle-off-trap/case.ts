import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One name behind two export *, file by file',
  question: 'What becomes of a name that two export * have, with bundle: false?',
  expect: { imports: [{ file: 'dist/index.js', holds: "!('one' in m) && 'two' in m" }] },
});
