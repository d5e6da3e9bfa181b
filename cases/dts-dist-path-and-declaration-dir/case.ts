import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.distPath and declarationDir',
  question: 'Which folder wins: dts.distPath or declarationDir?',
  expect: { files: ['from-config/index.d.ts', 'from-config/splitWords.d.ts', 'index.js'] },
});
