import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An external package of an import() in CommonJS',
  question: 'Does a CommonJS entry require a package that only a lazy module uses?',
  expect: {
    contains: { 'index.cjs': 'require("plotter")' },
    requires: [{ file: 'dist/index.cjs', names: ['load'] }],
  },
});
