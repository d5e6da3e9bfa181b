import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'State that two CommonJS entries share',
  question: 'Why is state doubled between two CommonJS entries, and instanceof false?',
  expect: {
    files: ['create.cjs', 'read.cjs'],
    requires: [
      {
        file: 'dist/read.cjs',
        holds: "!(require('./create.cjs').create() instanceof m.Word)",
      },
    ],
  },
});
