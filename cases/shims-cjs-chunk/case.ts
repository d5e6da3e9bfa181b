import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.url in a file of import()',
  question: 'Is import.meta.url of a CJS chunk that of the chunk?',
  expect: {
    files: ['index.cjs', 'place.cjs'],
    contains: { 'place.cjs': '__rslib_import_meta_url__ =' },
    lacks: { 'index.cjs': '__rslib_import_meta_url__' },
    requires: [{ file: 'dist/index.cjs', names: ['load'] }],
  },
});
