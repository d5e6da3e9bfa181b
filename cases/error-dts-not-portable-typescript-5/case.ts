import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'TS2742: the inferred type cannot be named',
  question: 'Why does TypeScript 5 say that an inferred type is likely not portable?',
  typescript: '5',
  expect: {
    exit: 1,
    files: ['index.js'],
    log: "TS2742: The inferred type of 'widget' cannot be named without a reference to 'widget/node_modules/inner'. This is likely not portable.",
  },
});
