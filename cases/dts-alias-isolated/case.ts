import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.alias and dts.isolated',
  question: 'Does dts.alias work without a type check?',
  expect: {
    files: ['index.d.ts', 'index.js', 'parts/words.d.ts', 'parts/words.js'],
    contains: { 'index.d.ts': "'./parts/words.js'" },
  },
});
