import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--lib with one name that does not exist',
  question: 'Does --lib tell me about a name that does not exist?',
  command: ['build', '--lib', 'cjs', '--lib', 'umd'],
  expect: { files: ['index.cjs'], logLacks: ['umd', 'warn', 'error'] },
});
