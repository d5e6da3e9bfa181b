import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations of an IIFE',
  question: 'Can an IIFE have declarations?',
  expect: { files: ['index.d.ts', 'index.js'] },
});
