import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An item that tries to drop an entry',
  question: 'Can an item leave out an entry of the top level?',
  expect: { files: ['a/index.js', 'a/version.js', 'b/index.js', 'b/version.js'] },
});
