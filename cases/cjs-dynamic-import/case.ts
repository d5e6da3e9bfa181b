import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import() of a package in CJS',
  question: 'Does import() of a package stay in a CJS build?',
  expect: { files: ['index.cjs'], contains: { 'index.cjs': 'import("clamp")' } },
});
