import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Fields of tsconfig.json that the build does not read',
  question: 'Does Rslib follow target, outDir and module of tsconfig.json?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['width = 1;', 'export { Box }'] },
  },
});
