import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'createRequire in CommonJS',
  question: 'Does createRequire(import.meta.url) work in a CommonJS build?',
  expect: {
    files: ['index.cjs'],
    contains: { 'index.cjs': ['createRequire)(__rslib_import_meta_url__)'] },
    requires: [{ file: 'dist/index.cjs', names: ['name'], holds: "m.name === 'here'" }],
  },
});
