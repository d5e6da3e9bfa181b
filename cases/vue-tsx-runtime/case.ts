import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Vue with TSX through vue/jsx-runtime',
  question: 'How do I compile TSX for Vue?',
  script: 'try.mjs',
  before: [['build']],
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'vue/jsx-runtime' },
    log: '<button type="button"><b>ok</b> 1</button>',
  },
});
