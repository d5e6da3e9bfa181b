import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.webpackContext in CJS',
  question: 'Does import.meta.webpackContext work in CJS?',
  expect: {
    requires: [{ file: 'dist/index.cjs', holds: "m.parts.keys().join() === './one.js,./two.js'" }],
  },
});
