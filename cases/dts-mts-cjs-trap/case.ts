import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations of an .mts entry in CJS',
  question: 'Why is there an index.d.mts next to index.cjs?',
  expect: { files: ['index.cjs', 'index.d.mts'] },
});
