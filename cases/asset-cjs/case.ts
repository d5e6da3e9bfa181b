import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An image in a CommonJS bundle',
  question: 'What does an image become in CommonJS?',
  expect: {
    files: ['index.cjs', 'static/svg/logo.svg'],
    contains: { 'index.cjs': 'require("./static/svg/logo.svg")' },
    requires: [{ file: 'dist/index.cjs', throws: "Unexpected token '<'" }],
  },
});
