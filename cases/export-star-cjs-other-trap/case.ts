import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'export * of a CommonJS package before another import',
  question: 'Why are the names of a CommonJS package not found?',
  expect: {
    imports: [{ file: 'dist/index.cjs', holds: "!('one' in m) && 'half' in m" }],
    requires: [{ file: 'dist/index.cjs', holds: "'one' in m" }],
  },
});
