import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A level and a query in one list',
  question: 'May a list of targets hold a level and browsers?',
  expect: { files: ['index.js'], lacks: { 'index.js': ['??', '#width'] } },
});
