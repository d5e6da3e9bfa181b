import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require.context in a library',
  question: 'How do I import every file of a folder?',
  expect: {
    imports: [
      { file: 'dist/esm/index.js', holds: "m.names.join() === 'one,two'" },
      { file: 'dist/parts/index.js', holds: "m.names.join() === 'one,two'" },
    ],
    requires: [{ file: 'dist/cjs/index.cjs', holds: "m.names.join() === 'one,two'" }],
  },
});
