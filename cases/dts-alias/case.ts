import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.alias',
  question: 'How do I rewrite an alias in declarations that tsconfig.json does not know?',
  expect: {
    files: ['index.d.ts', 'index.js', 'parts/words.d.ts'],
    contains: { 'index.d.ts': "'./parts/words.js'" },
  },
});
