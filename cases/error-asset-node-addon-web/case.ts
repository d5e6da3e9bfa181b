import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A native addon with the target web',
  question: 'Why does the import of a .node file fail with output.target: web?',
  expect: {
    exit: 1,
    files: [],
    log: ['./src/hash.node', 'JavaScript parse error: Unexpected character'],
  },
});
