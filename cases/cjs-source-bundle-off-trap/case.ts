import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A CommonJS source that assigns module.exports, with bundle: false',
  question: 'Why does an import of a CommonJS source fail with bundle: false?',
  expect: {
    imports: [
      { file: 'dist/esm/index.js', throws: "does not provide an export named 'default'" },
      { file: 'dist/esm/named.js', holds: 'm.lowest === 1' },
    ],
    requires: [{ file: 'dist/cjs/index.cjs', holds: 'm.limits === undefined' }],
  },
});
