import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'preEntry with bundle: false',
  question: 'Why does source.preEntry do nothing with bundle: false?',
  expect: { files: ['index.js', 'setup.js'], lacks: { 'index.js': ['clockReady', 'setup'] } },
});
