import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The name of a worker with two formats',
  question: 'Why does the file of a worker have a number?',
  expect: { files: ['esm/counter~0.js', 'esm/index.js', 'umd/index.js', 'umd/n~1.js'] },
});
