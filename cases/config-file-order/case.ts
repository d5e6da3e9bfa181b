import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two config files',
  question: 'Which config file is read when there are two?',
  expect: { files: ['index.js'], firstLine: { 'index.js': '/* rslib.config.mjs */' } },
});
