import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A source outside outBase',
  question: 'Why are files written outside the output folder?',
  output: 'build',
  expect: { files: ['b.js', 'dist/a.js'], logLacks: ['warn', 'error'] },
});
