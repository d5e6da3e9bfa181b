import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Less file of an installed package',
  question: 'Is the import of a Less file of a package rewritten when the package is installed?',
  expect: { contains: { 'index.js': 'buttons/button.less' } },
});
