import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'src/README.md is built as JavaScript',
  question: 'Why does a README in src fail a build with bundle: false?',
  expect: {
    exit: 1,
    files: [],
    log: [
      'File: ./src/README.md:1:1',
      'Module parse failed',
      'You may need an appropriate loader to handle this file type.',
    ],
  },
});
