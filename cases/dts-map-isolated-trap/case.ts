import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declaration maps with dts.isolated',
  question: 'Why is there no .d.ts.map with dts.isolated?',
  expect: { files: ['index.d.ts', 'index.js'] },
});
