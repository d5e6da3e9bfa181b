import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A source deleted while watching',
  question: 'Is the output of a file that I delete removed in watch mode?',
  script: 'watch.mjs',
  expect: { files: ['added.js', 'index.js', 'old.js'], log: '2 builds' },
});
