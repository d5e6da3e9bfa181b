import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Lib options at the top level',
  question: 'Which options may stand outside lib?',
  expect: { files: ['index.cjs'], firstLine: { 'index.cjs': '/*! slugs */' } },
});
