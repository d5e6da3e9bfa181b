import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'noEmit and emitDeclarationOnly',
  question: 'Do noEmit and emitDeclarationOnly of tsconfig.json stop the build from writing?',
  expect: { files: ['index.d.ts', 'index.js'] },
});
