import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.build with a tsconfig.json that only has references',
  question: 'Why does dts.build ask for declarationDir with "files": [] and references?',
  expect: { exit: 1, files: ['index.js'], log: 'declarationDir' },
});
