import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Options of a worker',
  question: 'Does Rslib keep the options of new Worker?',
  expect: {
    files: ['counter.js', 'counter~1.js', 'index.js', 'named.js'],
    contains: {
      'index.js': [
        'new URL("./named.js"',
        'new URL("./counter~1.js"',
        "type: 'classic'",
        'type: "module"',
      ],
    },
  },
});
