import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.dirname without its shim, for browsers',
  question: 'What does “"import.meta.dirname" is used and has been mocked” mean?',
  expect: {
    files: ['index.cjs'],
    contains: { 'index.cjs': ['const folder = "/";', 'const file = "/index.js";'] },
    log: '"import.meta.dirname" is used and has been mocked.',
  },
});
