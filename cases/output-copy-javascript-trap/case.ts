import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A script that is copied',
  question: 'Why is a JavaScript file that output.copy copies empty or changed?',
  expect: { files: ['greet.js', 'index.js'], lacks: { 'greet.js': 'greet' } },
});
