import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'engines.node without a lowest version',
  question: 'Which syntax is rewritten for engines.node <20?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['?.', '??', '#width'] },
  },
});
