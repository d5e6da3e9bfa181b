import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'State that two CommonJS files share with bundle: false',
  question: 'How do two CommonJS entries share state?',
  expect: {
    files: ['create.cjs', 'read.cjs', 'word.cjs'],
    requires: [
      {
        file: 'dist/read.cjs',
        holds: "require('./create.cjs').create() instanceof m.Word",
      },
    ],
  },
});
