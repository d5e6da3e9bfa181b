import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A stylesheet with the default target',
  question: 'Why is there no CSS in dist?',
  expect: { files: ['index.js'], lacks: { 'index.js': 'css' }, logLacks: ['warn', 'error'] },
});
