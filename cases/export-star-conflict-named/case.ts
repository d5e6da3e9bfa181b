import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A name that two export * have, exported by hand',
  question: 'How do I choose between two export * with the same name?',
  expect: { imports: [{ file: 'dist/index.js', holds: 'm.one === 2' }] },
});
