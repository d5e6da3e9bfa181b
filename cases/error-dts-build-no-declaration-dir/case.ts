import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.build without declarationDir',
  question: 'What does “Please set "declarationDir"” mean?',
  expect: {
    exit: 1,
    log: 'Please set "declarationDir": "dist" in <root>/tsconfig.json to keep it same as "dts.distPath" or "output.distPath" field in lib config.',
    files: ['index.js'],
  },
});
