import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'outDir that leads out of the project',
  question: 'What does the build say when outDir leads out of the project?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    log: 'is outside the project root <root>, please check your tsconfig file.',
  },
});
