import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A plugin that is none',
  question: 'What does “Expect the setup function of Rsbuild plugin to be a function” mean?',
  expect: {
    exit: 1,
    files: [],
    log: '[rsbuild:plugin] Expect the setup function of Rsbuild plugin to be a function, but got',
  },
});
