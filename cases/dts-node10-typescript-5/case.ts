import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The old module resolution and an untyped style sheet in TypeScript 5',
  question: 'Does TypeScript 5 accept moduleResolution node and an import of a style sheet?',
  typescript: '5',
  expect: { contains: { 'index.d.ts': 'button.css' } },
});
