import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A relative dts.typescriptPath',
  question: 'What does “The "dts.typescriptPath" option must be an absolute path” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'The "dts.typescriptPath" option must be an absolute path where TypeScript can be resolved, received "./typescript.js".',
  },
});
