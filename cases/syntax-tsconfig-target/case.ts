import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'target in tsconfig.json',
  question: 'Does compilerOptions.target change the output?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['options?.size?.width ?? 10', '#width'] },
  },
});
