import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.typescriptPath',
  question: 'How do I choose the compiler that writes the declarations?',
  typescript: 'none',
  expect: { files: ['index.d.ts', 'index.js', 'splitWords.d.ts'], log: 'generated with tsgo' },
});
