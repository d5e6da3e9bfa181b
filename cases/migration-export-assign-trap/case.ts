import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'export = in the source',
  question: 'What becomes of export = in TypeScript?',
  expect: {
    files: ['index.cjs'],
    requires: [
      { file: 'dist/index.cjs', holds: "typeof m === 'object' && Object.keys(m).length === 0" },
    ],
    logLacks: ['warn', 'error'],
  },
});
