import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import that is used only as a type',
  question: 'Does an import that only names a type still run the module?',
  expect: { files: ['index.js', 'registry.js'], lacks: { 'index.js': './registry' } },
});
