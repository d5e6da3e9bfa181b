import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An executable from UMD',
  question: 'What does “"experiments.exe" only supports "esm" and "cjs" formats” mean?',
  expect: {
    exit: 1,
    files: [],
    log: '"experiments.exe" only supports "esm" and "cjs" formats, but received "umd".',
  },
});
