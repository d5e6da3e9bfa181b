import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A module that is not used imports a dependency',
  question: 'How do I keep an unused import of a package out of dist?',
  expect: { files: ['index.js'], lacks: { 'index.js': 'words' } },
});
