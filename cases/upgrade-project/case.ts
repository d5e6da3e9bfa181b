import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A config of 0.x, written for 1.0',
  question: 'What does my config of Rslib 0.x look like in 1.0?',
  expect: { files: ['index.d.ts', 'index.js'], lacks: { 'index.js': 'import' } },
});
