import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'declare global and dts.bundle',
  question: 'What becomes of declare global in bundled declarations?',
  expect: { files: ['index.d.ts', 'index.js'], lacks: { 'index.d.ts': 'global' } },
});
