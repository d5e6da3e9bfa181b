import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'composite: true and dts: true',
  question: 'Does a package with composite: true build its declarations?',
  expect: { files: ['index.d.ts', 'index.js'] },
});
