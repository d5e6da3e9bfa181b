import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A warning about circular imports',
  question: 'How do I find modules that import each other?',
  expect: { files: ['index.js'], log: './src/shape.ts -> ./src/square.ts -> ./src/shape.ts' },
});
