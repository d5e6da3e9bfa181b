import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations with the tsconfig.json of Vite',
  question: 'How do I get declarations with a tsconfig.json that only has references?',
  expect: {
    files: ['index.d.ts', 'index.js', 'limit.d.ts'],
    contains: { 'index.js': '= 100', 'index.d.ts': "from './limit.js'" },
  },
});
