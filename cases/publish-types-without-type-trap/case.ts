import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An ES module in a package without type',
  question: 'Which types does an .mjs file need?',
  expect: {
    files: ['index.d.ts', 'index.mjs'],
    typesWrong: ['CJSResolvesToESM', 'FalseCJS'],
  },
});
