import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A native addon',
  question: 'How do I ship a native addon (.node)?',
  expect: { files: ['hash.node', 'index.js'] },
});
