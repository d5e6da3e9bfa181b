import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Decorators of experimentalDecorators',
  question: 'How do I build decorators as TypeScript defined them first?',
  expect: { files: ['index.js'], contains: { 'index.js': ['_ts_decorate', 'design:returntype'] } },
});
