import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An alias in declare module',
  question: 'Does an alias in declare module become a relative path?',
  expect: {
    contains: { 'index.d.ts': ["from './parts/words.js'", "declare module '@/parts/words'"] },
  },
});
