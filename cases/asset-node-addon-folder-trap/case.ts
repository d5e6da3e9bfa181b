import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A native addon in a folder with bundle: false',
  question: 'Where is the addon of a module in a folder with bundle: false?',
  expect: { files: ['deep/hash.js', 'hash.node', 'index.js'] },
});
