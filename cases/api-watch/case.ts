import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Watch from a script',
  question: 'How does a script watch and stop watching?',
  script: 'watch.mjs',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'done' },
    log: "undefined [ 'first build', 'built again' ]",
  },
});
