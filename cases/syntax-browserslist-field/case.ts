import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The browserslist field of package.json',
  question: 'Does Rslib read browserslist in package.json?',
  expect: { contains: { 'index.js': 'options?.size?.width ?? 10' } },
});
