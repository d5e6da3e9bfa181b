import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'React Compiler and the target node',
  question: 'Why does reactCompiler change nothing?',
  expect: { files: ['index.js'], lacks: { 'index.js': 'compiler-runtime' } },
});
