import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'IIFE in a package with engines.node',
  question: 'Why does an IIFE fail in a package with `engines.node`?',
  expect: {
    exit: 1,
    files: [],
    log: 'Unsupported chunk loading type universal',
  },
});
