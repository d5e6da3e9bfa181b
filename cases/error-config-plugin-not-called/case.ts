import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A plugin that was not called',
  question: 'What does “Expect Rsbuild plugin instance to be an object, but got function” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'Expect Rsbuild plugin instance to be an object, but got function.',
  },
});
