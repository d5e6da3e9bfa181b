import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Module augmentation and dts.bundle',
  question: 'What becomes of declare module in bundled declarations?',
  expect: { files: ['index.d.ts', 'index.js'], lacks: { 'index.d.ts': 'declare module' } },
});
