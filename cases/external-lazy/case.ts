import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An external package of an import()',
  question: 'Does my entry import a package that only a lazy module uses?',
  expect: {
    lacks: { 'index.js': 'plotter' },
    imports: [{ file: 'dist/index.js', names: ['load'] }],
  },
});
