import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'declare global in a file that is copied',
  question: 'How do I keep declare global with dts.bundle?',
  expect: { files: ['global.d.ts', 'index.d.ts', 'index.js'] },
});
