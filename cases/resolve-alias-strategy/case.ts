import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'resolve.alias before tsconfig.json',
  question: 'How do I let resolve.alias win over tsconfig.json?',
  expect: { files: ['index.js'], contains: { 'index.js': '2' }, lacks: { 'index.js': '10' } },
});
