import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'TS2883: the inferred type cannot be named',
  question: 'Why does TypeScript 6 say that an inferred type is likely not portable?',
  typescript: '6',
  expect: {
    exit: 1,
    files: ['index.js'],
    log: "TS2883: The inferred type of 'widget' cannot be named without a reference to 'Inner' from 'widget/node_modules/inner'. This is likely not portable.",
  },
});
