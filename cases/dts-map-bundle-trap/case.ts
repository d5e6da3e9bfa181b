import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declaration maps with dts.bundle',
  question: 'Why is there no .d.ts.map with dts.bundle?',
  expect: { files: ['index.d.ts', 'index.js'] },
});
