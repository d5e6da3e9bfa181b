import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'paths of tsconfig.json against resolve.alias',
  question: 'Why does resolve.alias have no effect?',
  expect: { files: ['index.js'], contains: { 'index.js': '10' } },
});
