import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.typescriptPath names nothing',
  question: 'What does “must point to an existing TypeScript module entry file” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'The path specified by "dts.typescriptPath" must point to an existing TypeScript module entry file: "/missing/typescript.js".',
  },
});
