import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '?worker with bundle: false',
  question: 'Why does ?worker give a module without a default export in bundleless output?',
  expect: {
    files: ['counter.js', 'index.js'],
    contains: { 'index.js': 'export { default as Counter } from "./counter.js";' },
    imports: [{ file: 'dist/index.js', throws: "does not provide an export named 'default'" }],
    logLacks: ['warn', 'error'],
  },
});
